import { LogInView } from "./log-in-view.tsx";
import { useLogInModel } from "./use-log-in-model.ts";

/** Logs in and goes where the visitor wanted to go. */
export function Screen() {
  return <LogInView {...useLogInModel()} />;
}
