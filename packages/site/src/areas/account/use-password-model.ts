import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useIntl } from "react-intl";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { checkPasswordFields, readPasswordChange } from "./security-forms.ts";
import { messages } from "./security.messages.ts";

/** Changing the password. */
export function usePasswordModel() {
  const intl = useIntl();
  const { client } = useDomain();
  return useSentForm({
    form: "password",
    check: checkPasswordFields,
    send: async (fields, element) => {
      const { old_password, password } = readPasswordChange(fields);
      await client.call(calls.changePassword, { body: { old_password, password } });
      element.reset();
      toast(intl.formatMessage(messages.passwordChanged), { tone: "positive" });
    },
  });
}
