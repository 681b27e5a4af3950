import { useDomain } from "@kindling/domain/react";
import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { logOut } from "../../shared/session/log-out.ts";
import { useMember } from "../../shared/user/use-user.ts";

/** The member's account, its language, and the way out. */
export function useSettingsModel() {
  const { client } = useDomain();
  const account = useMember();
  const changeLanguage = useLanguageChange();
  return {
    account,
    onLanguageChange: (code: string) => void changeLanguage(code),
    onLogOut: () => logOut(client, account.id),
  };
}
