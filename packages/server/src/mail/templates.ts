import type { MessageDescriptor } from "@formatjs/intl";
import { messages } from "./mail.messages.ts";

/** The words of one kind of mail, in their order; all of them get the mail's facts. */
export interface Template {
  readonly subject: MessageDescriptor;
  readonly paragraphs: readonly MessageDescriptor[];
  /** Stands after the first paragraph and leads to the fact `link`. */
  readonly button: MessageDescriptor;
}

/** Every mail that the product sends. */
export const templates = {
  activate: {
    subject: messages.activateSubject,
    paragraphs: [messages.activateText, messages.activateExpiry, messages.activateIgnore],
    button: messages.activateButton,
  },
  delete: {
    subject: messages.deleteSubject,
    paragraphs: [messages.deleteText, messages.activateExpiry, messages.deleteIgnore],
    button: messages.deleteButton,
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];
