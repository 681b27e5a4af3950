import { useIntl } from "react-intl";
import { errorText } from "./error-text.ts";
import type { Problem } from "./problem.ts";

/** What an error of a call says, in the reader's language. */
export function useErrorText(): (problem: Problem) => string {
  const intl = useIntl();
  return (problem) => errorText(intl, problem);
}
