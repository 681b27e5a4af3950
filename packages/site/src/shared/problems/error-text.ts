import type { ErrorCode, Facts } from "@kindling/domain/contract";
import { waitIn } from "@kindling/domain/time";
import type { IntlShape, MessageDescriptor } from "react-intl";
import { bringTexts } from "../language/catalogue.ts";
import { isolated } from "../language/isolated.ts";
import { commonErrorMessages } from "./common-errors.messages.ts";
import { loadAhead } from "../routing/chunk-guard.ts";
import { asProblem, type Problem } from "./problem.ts";

const fallback: MessageDescriptor = commonErrorMessages.unexpected;

let known: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>> = commonErrorMessages;

/** The file below `src/` of the texts of all errors: they come with the first that is not common. */
const allErrors = "shared/problems/errors.messages.ts";

/** Brings the texts of all errors. */
export async function bringErrorTexts(): Promise<void> {
  const [{ errorMessages }] = await Promise.all([import("./errors.messages.ts"), bringTexts(allErrors)]);
  known = errorMessages;
}

/** Whether the text of an error is yet to come. */
export const lacksErrorText = ({ code }: Problem): boolean => !Object.hasOwn(known, code);

/** A wait as the reader's language puts it: "in 5 minutes". */
function whenOf({ seconds }: Facts, intl: IntlShape): { when?: string } {
  if (typeof seconds !== "number") return {};
  const { value, unit } = waitIn(seconds);
  return { when: intl.formatRelativeTime(value, unit) };
}

const nameOf = ({ name }: Facts): { name?: string } => (typeof name === "string" ? { name: isolated(name) } : {});

/** What an error of a call says, in the reader's language. */
export const errorText = (intl: IntlShape, { code, facts }: Problem): string =>
  intl.formatMessage(known[code] ?? fallback, {
    reason: "",
    ...(facts as Record<string, string | number>),
    ...nameOf(facts),
    ...whenOf(facts, intl),
  });

/** Nobody hears of an error before its words are there. */
export async function worded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (failure) {
    if (lacksErrorText(asProblem(failure))) await loadAhead(bringErrorTexts);
    throw failure;
  }
}
