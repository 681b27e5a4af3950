import { SettingsView } from "./settings-view.tsx";
import { useSettingsModel } from "./use-settings-model.ts";

/** What belongs to the account rather than to the profile. */
export function Screen() {
  return <SettingsView {...useSettingsModel()} />;
}
