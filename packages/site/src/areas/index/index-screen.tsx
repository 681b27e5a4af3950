import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { Button } from "@kindling/ui/button";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { Photo } from "@kindling/ui/photo";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { Heart, type LucideIcon, MessageCircle, Search } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { cardOf } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { indexSearch } from "./index-search.ts";
import { messages } from "./index.messages.ts";

const shownMembers = 5;

function Step({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="grid content-start gap-2">
      <span className="grid size-12 place-items-center rounded-card bg-soft-accent text-on-soft-accent">
        <Icon aria-hidden className="size-6" />
      </span>
      <h3 className="font-heading text-lg tracking-heading">{title}</h3>
      <p className="text-muted">{text}</p>
    </li>
  );
}

/** The front door. */
export function Screen() {
  const intl = useIntl();
  const { settings, visit } = usePage();
  const user = useUser();
  const search = indexSearch(settings, user, visit);
  const { data } = useCall(calls.searchMembers, search, { revalidateIfStale: false });
  const members = data?.results.filter((member) => member.main_image) ?? [];
  return (
    <>
      <section className="mx-auto grid w-full max-w-page items-center gap-8 px-gutter py-8 lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div className="grid gap-5">
          <h1 className="font-heading text-display font-heading tracking-heading">
            {settings.index_title ?? intl.formatMessage(messages.title)}
          </h1>
          <p className="max-w-text text-lg text-muted">
            {settings.description ?? intl.formatMessage(messages.description)}
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <Button size="lg" href={user ? "/members" : "/signup"}>
              {intl.formatMessage(user ? messages.enter : messages.start)}
            </Button>
            {!user && search && (
              <Button size="lg" variant="outline" tone="neutral" href="/members">
                {intl.formatMessage(messages.look)}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">{intl.formatMessage(messages.facts, { min_age: settings.min_age })}</p>
        </div>
        <div aria-hidden className="grid grid-cols-3 gap-3 sm:gap-4">
          {members.slice(0, 6).map((member, index) => (
            <Photo
              key={member.id}
              photo={photoOf(member.main_image, settings)}
              alt=""
              ratio="portrait"
              priority={index < 3}
              className={index % 3 === 1 ? "translate-y-6 rounded-card" : "rounded-card"}
            />
          ))}
        </div>
      </section>
      {members.length > 0 && (
        <section className="mx-auto grid w-full max-w-page gap-5 px-gutter py-10">
          <header className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="font-heading text-2xl tracking-heading">
              {intl.formatMessage(messages.newest, { site: settings.name })}
            </h2>
            <a href="/members" className="text-accent underline underline-offset-4">
              {intl.formatMessage(messages.all)}
            </a>
          </header>
          {settings.fictional_warning && members.some((member) => member.fictional) && (
            <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
          )}
          <ProfileGrid wide>
            {members.slice(0, shownMembers).map((member) => (
              <ProfileGridItem key={member.id}>
                <ProfileCard {...cardOf(member, settings)} />
              </ProfileGridItem>
            ))}
          </ProfileGrid>
        </section>
      )}
      <section className="mx-auto grid w-full max-w-page gap-6 px-gutter py-10 lg:pb-20">
        <h2 className="font-heading text-2xl tracking-heading">{intl.formatMessage(messages.how)}</h2>
        <ul className="grid gap-8 md:grid-cols-3">
          <Step
            icon={Search}
            title={intl.formatMessage(messages.findTitle)}
            text={intl.formatMessage(messages.findText)}
          />
          <Step
            icon={Heart}
            title={intl.formatMessage(messages.likeTitle)}
            text={intl.formatMessage(messages.likeText)}
          />
          <Step
            icon={MessageCircle}
            title={intl.formatMessage(messages.writeTitle)}
            text={intl.formatMessage(messages.writeText)}
          />
        </ul>
      </section>
    </>
  );
}
