import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useSentForm } from "../../shared/forms/use-sent-form.ts";
import { deletedPath } from "../../shared/links/deleted-path.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { tellTabs } from "../../shared/session/watch-session.ts";
import { forgetAccount } from "../../shared/storage/account-store.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { checkDelete, readDelete } from "./delete-form.ts";

/** Deleting the account, by its password. */
export function useDeleteModel() {
  const { client } = useDomain();
  const { id, email, credits } = useMember();
  const { settings } = usePage();
  // Who hears of no offer misses nothing that they came for.
  const { data: company } = useAnswer(calls.getCompany, {});
  const form = useSentForm({
    form: "delete-account",
    check: (fields) => checkDelete(readDelete(fields)),
    send: async (fields, element) => {
      const { until } = await client.call(calls.deleteAccount, { body: readDelete(fields) });
      element.reset();
      forgetAccount(id);
      tellTabs(null);
      leaveFor(deletedPath(until));
    },
  });
  return {
    ...form,
    email,
    credits,
    /** Whom to write to for a discount, where the company has one for those who leave. */
    offer: company?.delete_discount ? settings.support_email : null,
  };
}
