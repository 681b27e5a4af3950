import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { answersNeutrally } from "@kindling/domain/rules";
import { useLocation } from "react-router";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { checkResetAsk, readResetAsk } from "./access-forms.ts";

/** A link to choose a new password: asking for it, and that it was sent. */
export function useResetPasswordModel() {
  const { client } = useDomain();
  const { settings } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useSentForm({
    form: "reset-ask",
    check: checkResetAsk,
    send: async (fields) => {
      await client.call(calls.askReset, { body: readResetAsk(fields) });
      navigate("/reset-password?sent");
    },
  });
  return {
    ...form,
    email: usePosted("reset-ask")?.values["email"]?.[0] ?? "",
    sent: new URLSearchParams(search).has("sent"),
    neutral: answersNeutrally(settings),
  };
}
