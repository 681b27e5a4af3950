import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useParam } from "../../shared/routing/route-context.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { checkEmailFields, checkPasswordFields, readEmailChange, readPasswordChange } from "./security-forms.ts";
import type { SecurityPart } from "./security-parts.ts";
import { messages } from "./security.messages.ts";

/** The address and the password of the account, where the member is logged in, and changing them. */
export function useSecurityModel() {
  const intl = useIntl();
  const { client } = useDomain();
  const { email: old } = useMember();
  const email = useSentForm({
    form: "email",
    check: (fields) => checkEmailFields(fields, old),
    send: async (fields, form) => {
      await client.call(calls.askEmailChange, { body: readEmailChange(fields) });
      form.reset();
      toast(intl.formatMessage(messages.emailMailed), { tone: "positive" });
    },
  });
  const part = useParam("part") as SecurityPart;
  const devices = useDevices(part);
  const password = useSentForm({
    form: "password",
    check: checkPasswordFields,
    send: async (fields, form) => {
      const { old_password, password: chosen } = readPasswordChange(fields);
      await client.call(calls.changePassword, { body: { old_password, password: chosen } });
      form.reset();
      toast(intl.formatMessage(messages.passwordChanged), { tone: "positive" });
    },
  });
  const typed = usePosted("email")?.values["email"]?.[0] ?? "";
  return { part, email: { ...email, old, email: typed }, password, devices };
}

/** They are read on their own page alone. */
function useDevices(part: SecurityPart) {
  const intl = useIntl();
  const { client } = useDomain();
  const { data, problem, onRetry } = useAnswer(calls.getSessions, part === "devices" ? {} : null);
  const [refused, setRefused] = useState<Problem | null>(usePosted("session")?.problem ?? null);
  const [ending, setEnding] = useState<string | null>();
  const end = async (session: string | null): Promise<void> => {
    setRefused(null);
    setEnding(session);
    try {
      await client.call(calls.endSession, { body: session === null ? {} : { session } });
      onRetry();
      toast(intl.formatMessage(messages.ended), { tone: "positive" });
    } catch (failure) {
      setRefused(asProblem(failure));
    } finally {
      setEnding(undefined);
    }
  };
  return {
    sessions: data?.sessions,
    problem,
    onRetry,
    refused,
    ending,
    onEnd: (session: string | null) => void end(session),
  };
}
