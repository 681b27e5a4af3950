import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useLocation } from "react-router";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { checkNewPasswordFields, readNewPassword } from "./access-forms.ts";
import { useLinkState } from "./use-link-state.ts";

/** Choosing a new password by the link of a mail, and that it was saved. */
export function useNewPasswordModel() {
  const { client } = useDomain();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useSentForm({
    form: "reset-do",
    check: checkNewPasswordFields,
    send: async (fields) => {
      const { password } = readNewPassword(fields);
      await client.call(calls.resetPassword, {
        body: { token: new URLSearchParams(search).get("token") ?? "", password },
      });
      navigate("/reset-password/do?done", { replace: true });
    },
  });
  return { ...form, state: useLinkState(form.problem) };
}
