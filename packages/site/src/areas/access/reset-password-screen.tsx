import { ResetPasswordView } from "./reset-password-view.tsx";
import { useResetPasswordModel } from "./use-reset-password-model.ts";

/** Asks for a link to choose a new password. */
export function Screen() {
  return <ResetPasswordView {...useResetPasswordModel()} />;
}
