import { SecurityView } from "./security-view.tsx";
import { useSecurityModel } from "./use-security-model.ts";

/** One of the pages below the settings: another address, another password, the devices that are logged in. */
export function Screen() {
  return <SecurityView {...useSecurityModel()} />;
}
