import { Card } from "@kindling/ui/card";
import { Link } from "@kindling/ui/link";
import { useIntl } from "react-intl";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { DeviceList, type DeviceListProps } from "./device-list.tsx";
import { EmailForm, type EmailFormProps } from "./email-form.tsx";
import { PasswordForm, type PasswordFormProps } from "./password-form.tsx";
import { type SecurityPart, securityTitles } from "./security-parts.ts";
import { messages } from "./security.messages.ts";

interface SecurityViewProps {
  readonly part: SecurityPart;
  readonly email: EmailFormProps;
  readonly password: PasswordFormProps;
  readonly devices: DeviceListProps;
}

/** One thing about how the member gets in, and the way back to the settings. */
export function SecurityView({ part, email, password, devices }: SecurityViewProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame("form")}>
      <Link href="/notifications" variant="quiet">
        {intl.formatMessage(messages.back)}
      </Link>
      <ScreenTitle>{intl.formatMessage(securityTitles[part])}</ScreenTitle>
      <Card>
        {part === "email" && <EmailForm {...email} />}
        {part === "password" && <PasswordForm {...password} />}
        {part === "devices" && <DeviceList {...devices} />}
      </Card>
    </div>
  );
}
