import { useDomain } from "@kindling/domain/react";
import { locales as records } from "@kindling/locales";
import { Badge } from "@kindling/ui/badge";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { ProfileFacts } from "@kindling/ui/profile-facts";
import { Select } from "@kindling/ui/select";
import type { FormEvent } from "react";
import { useIntl } from "react-intl";
import { logOutPath } from "../../shared/forms/form.ts";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useLanguageChange } from "../../shared/language/use-language-change.ts";
import { logOut } from "../../shared/session/log-out.ts";
import { useMember } from "../../shared/user/use-user.ts";
import { messages } from "./account.messages.ts";

/** What belongs to the account rather than to the profile. */
export function Screen() {
  const intl = useIntl();
  const user = useMember();
  const { locale, locales } = usePage();
  const changeLanguage = useLanguageChange();
  const { client } = useDomain();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    logOut(client, user.id);
  };
  const confirmed = user.status !== "not_confirmed";
  const facts = [
    {
      id: "email",
      label: intl.formatMessage(messages.email),
      value: (
        <>
          <span className="wrap-anywhere">{user.email}</span>{" "}
          <Badge tone={confirmed ? "positive" : "caution"}>
            {intl.formatMessage(confirmed ? messages.confirmed : messages.notConfirmed)}
          </Badge>
        </>
      ),
    },
    {
      id: "membership",
      label: intl.formatMessage(messages.membership),
      value: intl.formatMessage(user.paid_user ? messages.premium : messages.free),
    },
    {
      id: "since",
      label: intl.formatMessage(messages.since),
      value: intl.formatDate(user.signup_date, { dateStyle: "long" }),
    },
  ];
  return (
    <div className="mx-auto grid w-full max-w-thread gap-6 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">
        {intl.formatMessage(messages.settingsTitle)}
      </h1>
      <Card>
        <ProfileFacts facts={facts} />
      </Card>
      {locales.length > 1 && (
        <Card>
          <PostForm form="language" className="grid gap-3">
            <Select
              label={intl.formatMessage(messages.language)}
              name="language"
              value={locale}
              onChange={(event) => void changeLanguage(event.target.value)}
            >
              {records
                .filter(({ code }) => locales.includes(code as never))
                .map(({ code, iso, name }) => (
                  <option key={code} value={code} lang={iso}>
                    {name}
                  </option>
                ))}
            </Select>
            <noscript>
              <Button type="submit">{intl.formatMessage(messages.change)}</Button>
            </noscript>
          </PostForm>
        </Card>
      )}
      <PostForm form="log-out" action={logOutPath} onSubmit={leave}>
        <Button type="submit" variant="outline" tone="neutral">
          {intl.formatMessage(messages.logOut)}
        </Button>
      </PostForm>
    </div>
  );
}
