import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useIntl } from "react-intl";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { checkEmailFields, readEmailChange } from "./security-forms.ts";
import { messages } from "./security.messages.ts";

/** Asking for another address to be the account's. */
export function useEmailModel() {
  const intl = useIntl();
  const { client } = useDomain();
  const { email: old } = useMember();
  const form = useSentForm({
    form: "email",
    check: (fields) => checkEmailFields(fields, old),
    send: async (fields, element) => {
      await client.call(calls.askEmailChange, { body: readEmailChange(fields) });
      element.reset();
      toast(intl.formatMessage(messages.emailMailed), { tone: "positive" });
    },
  });
  return { ...form, old, email: usePosted("email")?.values["email"]?.[0] ?? "" };
}
