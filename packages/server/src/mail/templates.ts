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
  resetPassword: {
    subject: messages.resetSubject,
    paragraphs: [messages.resetText, messages.resetExpiry, messages.resetIgnore],
    button: messages.resetButton,
  },
  passwordChanged: {
    subject: messages.passwordSubject,
    paragraphs: [messages.passwordText, messages.undoText],
    button: messages.undoButton,
  },
  changeEmail: {
    subject: messages.emailSubject,
    paragraphs: [messages.emailText, messages.activateExpiry, messages.emailIgnore],
    button: messages.emailButton,
  },
  emailChanged: {
    subject: messages.emailChangedSubject,
    paragraphs: [messages.emailChangedText, messages.undoText],
    button: messages.undoButton,
  },
  addressTaken: {
    subject: messages.takenSubject,
    paragraphs: [messages.takenText],
    button: messages.takenButton,
  },
  delete: {
    subject: messages.deleteSubject,
    paragraphs: [messages.deleteText, messages.activateExpiry, messages.deleteIgnore],
    button: messages.deleteButton,
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;
export const templateNames = Object.keys(templates) as [TemplateName, ...TemplateName[]];
