import type { User } from "@kindling/domain/contract";
import { Badge } from "@kindling/ui/badge";
import { Button } from "@kindling/ui/button";
import { Card } from "@kindling/ui/card";
import { ProfileFacts } from "@kindling/ui/profile-facts";
import { Select } from "@kindling/ui/select";
import { useIntl } from "react-intl";
import { logOutPath } from "../../shared/forms/form.ts";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { messages } from "./account.messages.ts";
import { BlockedMembers, type BlockedMembersProps } from "./blocked-members.tsx";
import { DataCard } from "./data-card.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { PrivacyForm, type PrivacyFormProps } from "./privacy-form.tsx";
import { languagesOf } from "../../shared/language/languages.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { SecurityCard } from "./security-card.tsx";
import { VisibilityCard, type VisibilityCardProps } from "./visibility-card.tsx";

interface SettingsViewProps {
  readonly account: Pick<User, "email" | "status" | "paid_user" | "signup_date">;
  readonly visibility: VisibilityCardProps;
  readonly privacy: PrivacyFormProps;
  readonly blocked: BlockedMembersProps;
  readonly onLanguageChange: (code: string) => void;
  readonly onLogOut: () => void;
}

/** What is known of the account, its language, who comes across the member, whom they have blocked, and the way out. */
export function SettingsView({ account, visibility, privacy, blocked, onLanguageChange, onLogOut }: SettingsViewProps) {
  const intl = useIntl();
  const { locale, locales } = usePage();
  const confirmed = account.status !== "not_confirmed";
  const facts = [
    {
      id: "email",
      label: intl.formatMessage(messages.email),
      value: (
        <>
          <span className="k:wrap-anywhere">{account.email}</span>{" "}
          <Badge tone={confirmed ? "positive" : "caution"}>
            {intl.formatMessage(confirmed ? messages.confirmed : messages.notConfirmed)}
          </Badge>
        </>
      ),
    },
    {
      id: "membership",
      label: intl.formatMessage(messages.membership),
      value: intl.formatMessage(account.paid_user ? messages.premium : messages.free),
    },
    {
      id: "since",
      label: intl.formatMessage(messages.since),
      value: intl.formatDate(account.signup_date, { dateStyle: "long" }),
    },
  ];
  return (
    <div className={screenFrame("thread")}>
      <ScreenTitle>{intl.formatMessage(messages.settingsTitle)}</ScreenTitle>
      <Card>
        <ProfileFacts facts={facts} />
      </Card>
      {locales.length > 1 && (
        <Card>
          <PostForm form="language" className="k:grid k:gap-3">
            <Select
              label={intl.formatMessage(messages.language)}
              name="language"
              value={locale}
              onChange={(event) => onLanguageChange(event.target.value)}
            >
              {languagesOf(locales).map(({ code, iso, name }) => (
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
      <SecurityCard />
      <VisibilityCard {...visibility} />
      <PrivacyForm {...privacy} />
      <BlockedMembers {...blocked} />
      <DataCard />
      <PostForm
        form="log-out"
        action={logOutPath}
        onSubmit={(event) => {
          event.preventDefault();
          onLogOut();
        }}
      >
        <Button type="submit" variant="outline" tone="neutral">
          {intl.formatMessage(messages.logOut)}
        </Button>
      </PostForm>
      <DeleteCard />
    </div>
  );
}
