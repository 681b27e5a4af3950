import type { Facts } from "@kindling/domain/contract";
import { waitIn } from "@kindling/domain/time";
import type { IntlShape } from "react-intl";
import { errorMessages } from "./errors.messages.ts";
import type { Problem } from "./problem.ts";

/** A wait as the reader's language puts it: "in 5 minutes". */
function whenOf({ seconds }: Facts, intl: IntlShape): { when?: string } {
  if (typeof seconds !== "number") return {};
  const { value, unit } = waitIn(seconds);
  return { when: intl.formatRelativeTime(value, unit) };
}

/** What an error of a call says, in the reader's language. */
export const errorText = (intl: IntlShape, { code, facts }: Problem): string =>
  intl.formatMessage(errorMessages[code], { ...(facts as Record<string, string | number>), ...whenOf(facts, intl) });
