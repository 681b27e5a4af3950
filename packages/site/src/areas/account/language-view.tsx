import { Button } from "@kindling/ui/button";
import type { SubmitEvent } from "react";
import { useIntl } from "react-intl";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./account.messages.ts";
import { languagesOf } from "../../shared/language/languages.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

/** The languages, each by its own name. */
export function LanguageView({ onChoose }: { readonly onChoose: (code: string) => void }) {
  const intl = useIntl();
  const { locale, locales } = usePage();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(event.nativeEvent.submitter?.getAttribute("value") ?? locale);
  };
  return (
    <div className={screenFrame("form")}>
      <ScreenTitle>{intl.formatMessage(messages.languageTitle)}</ScreenTitle>
      <PostForm form="language" onSubmit={choose}>
        <ul className="k:grid k:gap-2">
          {languagesOf(locales).map(({ code, iso, name }) => (
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
