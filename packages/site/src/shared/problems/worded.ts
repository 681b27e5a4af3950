import { loadAhead } from "../routing/chunk-guard.ts";
import { bringErrorTexts, lacksErrorText } from "./error-text.ts";
import { asProblem } from "./problem.ts";

/** Nobody hears of an error before its words are there. */
export async function worded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (failure) {
    if (lacksErrorText(asProblem(failure))) await loadAhead(bringErrorTexts);
    throw failure;
  }
}
