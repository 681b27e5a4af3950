import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { checkLogIn, returnPath } from "@kindling/domain/rules";
import { useLocation } from "react-router";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { deletedStatePath } from "../../shared/links/deleted-path.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { asksForLink, readLogIn } from "./log-in-form.ts";

/** Logging in, to where the visitor wanted to go. */
export function useLogInModel() {
  const { client } = useDomain();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { settings } = usePage();
  const form = useSentForm({
    form: "log-in",
    check: (fields) => checkLogIn(readLogIn(fields)),
    send: async (fields, element) => {
      if (asksForLink(fields)) {
        await client.call(calls.mailReactivation, { body: readLogIn(fields) });
        return navigate(deletedStatePath("mailed"));
      }
      await client.call(calls.logIn, { body: readLogIn(fields) });
      // Back may bring this page again as it is left: without what has served.
      element.reset();
      leaveFor(returnPath(new URLSearchParams(search).get("next")));
    },
  });
  return { ...form, email: usePosted("log-in")?.values["email"]?.[0] ?? "", support: settings.support_email };
}
