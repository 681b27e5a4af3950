import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import type { FormFields } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { messages } from "./account.messages.ts";
import { readProfile, shownChoices, valuesOf } from "./profile-form.ts";

/** One's own profile as a form, and saving it. */
export function useProfileModel() {
  const intl = useIntl();
  const { settings } = usePage();
  const { client } = useDomain();
  const { profile } = useMember();
  const changeUser = useUserChange();
  // A form without the interests would say that there are none: it waits for them.
  const { data, problem: unread, onRetry } = useAnswer(calls.getInterests, {}, { revalidateIfStale: false });
  const posted = usePosted("profile");
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const shown = shownChoices(settings);

  const save = async (fields: FormFields): Promise<void> => {
    setSaving(true);
    setProblem(null);
    try {
      const answer = await client.call(calls.changeProfile, { body: readProfile(fields, shown) });
      changeUser((user) => ({ ...user, profile: answer.profile }));
      toast(intl.formatMessage(messages.saved), { tone: "positive" });
    } catch (failure) {
      setProblem(asProblem(failure));
    } finally {
      setSaving(false);
    }
  };

  return {
    form: data && {
      profile,
      values: valuesOf(profile, posted),
      choices: shown,
      interests: knownInterests(data.interests),
      problem,
      saving,
      onSave: (fields: FormFields) => void save(fields),
    },
    problem: unread,
    onRetry,
  };
}
