import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useState } from "react";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { logOut } from "../../shared/session/log-out.ts";
import { usePosted } from "../../shared/forms/use-posted.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useMember, useUserChange } from "../../shared/user/use-user.ts";
import { useVisibility } from "./use-visibility.ts";

/** The member's account, its language, whom it has blocked, and the way out. */
export function useSettingsModel() {
  const { client } = useDomain();
  const account = useMember();
  const changeLanguage = useLanguageChange();
  const changeUser = useUserChange();
  const { settings } = usePage();
  const [refused, setRefused] = useState<Problem | null>(usePosted("privacy")?.problem ?? null);
  const { data, problem, onRetry } = useAnswer(calls.getBlocked, {});
  /** At once, and back where it was if it is not taken. */
  const blur = async (blurs: boolean): Promise<void> => {
    setRefused(null);
    changeUser((user) => ({ ...user, blur_photos: blurs }));
    try {
      const user = await client.call(calls.changeUser, { body: { blur_photos: blurs } });
      changeUser(() => user);
    } catch (failure) {
      changeUser((user) => ({ ...user, blur_photos: !blurs }));
      setRefused(asProblem(failure));
    }
  };

  return {
    account,
    visibility: useVisibility(),
    privacy: {
      always: settings.blur_photos === true,
      blurs: account.blur_photos,
      problem: refused,
      onChange: (blurs: boolean) => void blur(blurs),
    },
    blocked: { members: data?.profiles, problem, onRetry },
    onLanguageChange: (code: string) => void changeLanguage(code),
    onLogOut: () => logOut(client, account.id),
  };
}
