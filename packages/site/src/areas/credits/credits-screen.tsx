import { CreditsView } from "./credits-view.tsx";
import { useCreditsModel } from "./use-credits-model.ts";

/** The balance, what can be bought, and every change so far. */
export function Screen() {
  return <CreditsView {...useCreditsModel()} />;
}
