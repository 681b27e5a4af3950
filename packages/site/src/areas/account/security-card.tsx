import { Accordion, AccordionItem } from "@kindling/ui/accordion";
import { Card } from "@kindling/ui/card";
import { useIntl } from "react-intl";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { DeviceList, type DeviceListProps } from "./device-list.tsx";
import { EmailForm, type EmailFormProps } from "./email-form.tsx";
import { PasswordForm, type PasswordFormProps } from "./password-form.tsx";
import { messages } from "./security.messages.ts";

export interface SecurityCardProps {
  readonly email: EmailFormProps;
  readonly password: PasswordFormProps;
  readonly devices: DeviceListProps;
}

/** How the member gets in, and who is in: address, password, devices. A form that was refused stands open. */
export function SecurityCard({ email, password, devices }: SecurityCardProps) {
  const intl = useIntl();
  const came = { email: usePosted("email") !== null, password: usePosted("password") !== null };
  return (
    <Card className="k:grid k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{intl.formatMessage(messages.title)}</h2>
      <Accordion>
        <AccordionItem id="email" title={intl.formatMessage(messages.newEmail)} open={came.email}>
          <EmailForm {...email} />
        </AccordionItem>
        <AccordionItem id="password" title={intl.formatMessage(messages.password)} open={came.password}>
          <PasswordForm {...password} />
        </AccordionItem>
        <AccordionItem id="devices" title={intl.formatMessage(messages.devices)}>
          <DeviceList {...devices} />
        </AccordionItem>
      </Accordion>
    </Card>
  );
}
