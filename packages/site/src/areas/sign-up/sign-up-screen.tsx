import { SignUpView } from "./sign-up-view.tsx";
import { useSignUpModel } from "./use-sign-up-model.ts";

/** Sign-up, a step at a time. */
export function Screen() {
  return <SignUpView {...useSignUpModel()} />;
}
