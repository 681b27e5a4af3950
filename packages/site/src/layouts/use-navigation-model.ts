import { useLocation } from "react-router";
import { languagesOf } from "../shared/language/languages.ts";
import { useLanguageChange } from "../shared/language/use-language-change.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { usePage } from "../shared/page/page-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { useBack } from "./use-back.ts";

/** Where the reader is, and where they can go, whoever they are. */
export function useNavigationModel() {
  const { settings, locale, locales } = usePage();
  const user = useUser();
  const { pathname, search } = useLocation();
  const changeLanguage = useLanguageChange();
  const onBack = useBack();
  return {
    name: settings.name,
    homeHref: user ? "/members" : "/",
    loginHref: logInPath(pathname === "/" ? "" : pathname + search),
    languages: languagesOf(locales).map(({ code, name }) => ({ code, name })),
    language: locale,
    onLanguageChange: (code: string) => void changeLanguage(code),
    ...(onBack && { onBack }),
  };
}
