import type { FieldProblem } from "@kindling/domain/contract";
import { type MessageDescriptor, useIntl } from "react-intl";
import { fieldMessages } from "./fields.messages.ts";

/** By code, whatever arguments each takes: they come with the code. */
const texts: Readonly<Record<string, MessageDescriptor>> = fieldMessages;
const fallback: MessageDescriptor = fieldMessages.invalid;

/** What is wrong with a field, in the reader's language; nothing for a field that is right. */
export function useFieldText(): (problem: FieldProblem | undefined) => string | undefined {
  const intl = useIntl();
  return (problem) => {
    if (!problem) return undefined;
    const { code, ...facts } = problem;
    return intl.formatMessage(texts[code] ?? fallback, facts as Record<string, string | number>);
  };
}
