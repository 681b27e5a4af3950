import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { completenessOf } from "@kindling/domain/rules";
import { toast } from "@kindling/ui/toast";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useFocusOnWrong } from "../../shared/forms/focus-field.ts";
import { fieldsOf } from "../../shared/forms/form.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { messages } from "./account.messages.ts";
import { askedBy, readProfile, valuesOf } from "./profile-form.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

/** One's own profile as a form, and saving it. */
export function useProfileModel() {
  const intl = useIntl();
  const { settings } = usePage();
  const { client } = useDomain();
  const { id, profile } = useMember();
  const changeUser = useUserChange();
  // A form without the interests would say that there are none: it waits for them.
  const { data, problem: unread, onRetry } = useAnswer(calls.getInterests, {}, { revalidateIfStale: false });
  const posted = usePosted("profile");
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(posted?.problem ?? null);
  const asked = askedBy(settings);
  const focusOnWrong = useFocusOnWrong();
  const saved = valuesOf(profile, asked, null);
  const values = valuesOf(profile, asked, posted);
  const { forget, changes, ...draft } = useProfileDraft(id, saved, {
    ready: data !== undefined,
    came: posted !== null,
  });

  const save = async (form: HTMLFormElement): Promise<void> => {
    setSaving(true);
    setProblem(null);
    try {
      const answer = await client.call(calls.changeProfile, { body: readProfile(fieldsOf(new FormData(form)), asked) });
      changeUser((user) => ({ ...user, profile: answer.profile }));
      forget();
      toast(intl.formatMessage(messages.saved), { tone: "positive" });
    } catch (failure) {
      setProblem(asProblem(failure));
      focusOnWrong(form);
    } finally {
      setSaving(false);
    }
  };

  return {
    form: data && {
      profile,
      ...draft,
      completeness: completenessOf(profile, settings),
      values,
      typed: { ...values, ...changes },
      unsaved: Object.keys(changes).length,
      asked,
      interests: knownInterests(data.interests),
      problem,
      saving,
      onSave: (form: HTMLFormElement) => void save(form),
    },
    problem: unread,
    onRetry,
  };
}
