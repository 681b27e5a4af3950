import { calls, type FieldProblem } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useState } from "react";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useFocusOnWrong } from "../../shared/forms/focus-field.ts";
import { fieldsOf } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { deletedPath } from "../../shared/links/deleted-path.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { leaveFor } from "../../shared/session/leave.ts";
import { useBusy } from "../../shared/session/use-busy.ts";
import { tellTabs } from "../../shared/session/watch-session.ts";
import { forgetAccount } from "../../shared/storage/account-store.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { checkDelete, readDelete } from "./delete-form.ts";

const wrongOf = (problem: Problem | null) => (problem?.facts["fields"] ?? {}) as Record<string, FieldProblem>;

/** Deleting the account, by its password. */
export function useDeleteModel() {
  const { client } = useDomain();
  const { id, email, credits } = useMember();
  const { settings } = usePage();
  // Who hears of no offer misses nothing that they came for.
  const { data: company } = useAnswer(calls.getCompany, {});
  const [deleting, setDeleting] = useBusy();
  const [problem, setProblem] = useState<Problem | null>(usePosted("delete-account")?.problem ?? null);
  const [wrong, setWrong] = useState(wrongOf(problem));
  const focusOnWrong = useFocusOnWrong();

  const remove = async (form: HTMLFormElement): Promise<void> => {
    const body = readDelete(fieldsOf(new FormData(form)));
    const found = checkDelete(body);
    setProblem(null);
    setWrong(found);
    if (Object.keys(found).length > 0) return focusOnWrong(form);
    setDeleting(true);
    try {
      const { until } = await client.call(calls.deleteAccount, { body });
      form.reset();
      forgetAccount(id);
      tellTabs(null);
      leaveFor(deletedPath(until));
    } catch (failure) {
      const refused = asProblem(failure);
      setProblem(refused);
      setWrong(wrongOf(refused));
      setDeleting(false);
      form.querySelector<HTMLInputElement>("[name=password]")?.select();
    }
  };

  return {
    email,
    credits,
    /** Whom to write to for a discount, where the company has one for those who leave. */
    offer: company?.delete_discount ? settings.support_email : null,
    problem,
    wrong,
    deleting,
    onDelete: (form: HTMLFormElement) => void remove(form),
  };
}
