import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { Photo } from "@kindling/ui/photo";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { Heart, type LucideIcon, MessageCircle, Search } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { heroPhotoClass, heroPhotos, IndexHero } from "./index-hero.tsx";
import { HeroPhotosSkeleton, NewestSkeleton } from "./index-skeleton.tsx";
import { messages } from "./index.messages.ts";
import type { IndexShown } from "./use-index-model.ts";

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

/** The front door: what the site is, who is new, how it works. */
export function IndexView({ guest, newest }: IndexShown) {
  const intl = useIntl();
  const { settings } = usePage();
  const members = newest ?? [];
  return (
    <>
      <IndexHero
        guest={guest}
        photos={
          newest === undefined ? (
            <HeroPhotosSkeleton />
          ) : (
            members
              .slice(0, heroPhotos)
              .map((member, index) => (
                <Photo
                  key={member.id}
                  photo={photoOf(member.main_image, settings)}
                  alt=""
                  ratio="portrait"
                  priority={index < 3}
                  className={heroPhotoClass(index)}
                />
              ))
          )
        }
      />
      {newest === undefined && <NewestSkeleton />}
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
