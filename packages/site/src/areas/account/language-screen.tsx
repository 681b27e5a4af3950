import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { LanguageView } from "./language-view.tsx";

/** Chooses the language. */
export function Screen() {
  const changeLanguage = useLanguageChange();
  return <LanguageView onChoose={(code) => void changeLanguage(code)} />;
}
