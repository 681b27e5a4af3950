import { NewPasswordView } from "./new-password-view.tsx";
import { useNewPasswordModel } from "./use-new-password-model.ts";

/** Chooses a new password by the link of a mail. */
export function Screen() {
  return <NewPasswordView {...useNewPasswordModel()} />;
}
