import { useParam } from "../../shared/routing/route-context.ts";
import { DeviceList } from "./device-list.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { SecurityPart } from "./security-parts.ts";
import { SecurityView } from "./security-view.tsx";
import { useDevicesModel } from "./use-devices-model.ts";
import { useEmailModel } from "./use-email-model.ts";
import { usePasswordModel } from "./use-password-model.ts";

const Email = () => <EmailForm {...useEmailModel()} />;
const Password = () => <PasswordForm {...usePasswordModel()} />;
const Devices = () => <DeviceList {...useDevicesModel()} />;

const parts = { email: Email, password: Password, devices: Devices };

/** One of the pages below the settings: another address, another password, the devices that are logged in. */
export function Screen() {
  const part = useParam("part") as SecurityPart;
  const Part = parts[part];
  return (
    <SecurityView part={part}>
      <Part />
    </SecurityView>
  );
}
