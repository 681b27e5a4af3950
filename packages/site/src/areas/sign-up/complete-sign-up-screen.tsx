import { CompleteSignUpView } from "./complete-sign-up-view.tsx";
import { useCompleteSignUpModel } from "./use-complete-sign-up-model.ts";

/** The completion step. */
export function Screen() {
  return <CompleteSignUpView {...useCompleteSignUpModel()} />;
}
