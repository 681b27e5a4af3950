import { locales as records } from "@kindling/locales";
import { Button } from "@kindling/ui/button";
import type { SubmitEvent } from "react";
import { useIntl } from "react-intl";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { messages } from "./account.messages.ts";

/** Chooses the language, each by its own name. */
export function Screen() {
  const intl = useIntl();
  const { locale, locales } = usePage();
  const changeLanguage = useLanguageChange();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return changeLanguage(event.nativeEvent.submitter?.getAttribute("value") ?? locale);
  };
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6 px-gutter py-10 lg:py-16">
      <h1 className="font-heading text-2xl font-heading tracking-heading">
        {intl.formatMessage(messages.languageTitle)}
      </h1>
      <PostForm form="language" onSubmit={(event) => void choose(event)}>
        <ul className="grid gap-2">
          {records
            .filter(({ code }) => locales.includes(code as never))
            .map(({ code, iso, name }) => (
              <li key={code} lang={iso}>
                <Button
                  block
                  size="lg"
                  variant={code === locale ? "solid" : "outline"}
                  tone={code === locale ? "accent" : "neutral"}
                  aria-pressed={code === locale}
                  type="submit"
                  name="language"
                  value={code}
                >
                  {name}
                </Button>
              </li>
            ))}
        </ul>
      </PostForm>
    </div>
  );
}
