import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { Photo } from "@kindling/ui/photo";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { Heart, type LucideIcon, MessageCircle, Search } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf } from "../../shared/people/card.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { heroPhotoClass, heroPhotos } from "./hero-frame.ts";
import { IndexHero } from "./index-hero.tsx";
import { HeroPhotosSkeleton, NewestSkeleton } from "./index-skeleton.tsx";
import { messages } from "./index.messages.ts";
import type { IndexShown } from "./use-index-model.ts";

const shownMembers = 5;

function Step({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="k:grid k:content-start k:gap-2">
      <span className="k:grid k:size-12 k:place-items-center k:rounded-card k:bg-soft-accent k:text-on-soft-accent">
        <Icon aria-hidden className="k:size-6" />
      </span>
      <h3 className="k:font-heading k:text-lg k:tracking-heading">{title}</h3>
      <p className="k:text-muted">{text}</p>
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
        <section className="k:mx-auto k:grid k:w-full k:max-w-page k:gap-5 k:px-gutter k:py-10">
          <header className="k:flex k:flex-wrap k:items-baseline k:justify-between k:gap-3">
            <h2 className="k:font-heading k:text-2xl k:tracking-heading">
              {intl.formatMessage(messages.newest, { site: settings.name })}
            </h2>
            <a href="/members" className="k:text-accent k:underline k:underline-offset-4">
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
      <section className="k:mx-auto k:grid k:w-full k:max-w-page k:gap-6 k:px-gutter k:py-10 k:lg:pb-20">
        <h2 className="k:font-heading k:text-2xl k:tracking-heading">{intl.formatMessage(messages.how)}</h2>
        <ul className="k:grid k:gap-8 k:md:grid-cols-3">
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
