import { calls, type User } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { fieldsOf } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { messages } from "./account.messages.ts";
import { readVisibility } from "./visibility-form.ts";

/** Who comes across the member, and changing it. */
export function useVisibility() {
  const intl = useIntl();
  const { client } = useDomain();
  const { visibility } = useMember();
  const changeUser = useUserChange();
  const posted = usePosted("visibility");
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);

  const save = async (form: HTMLFormElement): Promise<void> => {
    setSaving(true);
    setProblem(null);
    try {
      const body = readVisibility(fieldsOf(new FormData(form)));
      const user = await client.call(calls.changeUser, { body });
      changeUser((known) => ({ ...known, visibility: user.visibility }));
      toast(intl.formatMessage(messages.visibilitySaved), { tone: "positive" });
    } catch (failure) {
      setProblem(asProblem(failure));
    } finally {
      setSaving(false);
    }
  };
  return {
    visibility: (posted?.values["visibility"]?.[0] as User["visibility"] | undefined) ?? visibility,
    problem,
    saving,
    onSave: (form: HTMLFormElement) => void save(form),
  };
}
