import { calls } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { logOut } from "../../shared/session/log-out.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { useVisibility } from "./use-visibility.ts";

/** The member's account, its language, whom it has blocked, and the way out. */
export function useSettingsModel() {
  const { client } = useDomain();
  const account = useMember();
  const changeLanguage = useLanguageChange();
  const { data, problem, onRetry } = useAnswer(calls.getBlocked, {});
  return {
    account,
    visibility: useVisibility(),
    blocked: { members: data?.profiles, problem, onRetry },
    onLanguageChange: (code: string) => void changeLanguage(code),
    onLogOut: () => logOut(client, account.id),
  };
}
