import type { FieldProblem } from "@kindling/domain/contract";
import { type MessageDescriptor, useIntl } from "react-intl";
import { errorText } from "./error-text.ts";
import { fieldMessages } from "./fields.messages.ts";
import type { Problem } from "./problem.ts";

/** By code, whatever arguments each takes: they come with the code. */
const texts: Readonly<Record<string, MessageDescriptor>> = fieldMessages;
const fallback: MessageDescriptor = fieldMessages.invalid;

/** The texts of errors in the reader's language. */
export function useErrorText() {
  const intl = useIntl();
  return {
    /** What an error of a call says. */
    errorText: (problem: Problem): string => errorText(intl, problem),
    /** What is wrong with a field; nothing for a field that is right. */
    fieldText: (problem: FieldProblem | undefined): string | undefined => {
      if (!problem) return undefined;
      const { code, ...facts } = problem;
      return intl.formatMessage(texts[code] ?? fallback, facts as Record<string, string | number>);
    },
  };
}
