import type { Profile, ProfileCard as Card } from "@kindling/domain/contract";
import { Button } from "@kindling/ui/button";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { InterestList } from "@kindling/ui/interest-list";
import { PhotoOverview } from "@kindling/ui/photo-overview";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileFacts } from "@kindling/ui/profile-facts";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { ProfileHeader } from "@kindling/ui/profile-header";
import { Gift } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { LikeForm, likeSubmit } from "../../shared/people/like-form.tsx";
import { cardOf, fictionalMark, profilePath } from "../../shared/people/card.ts";
import { knownInterests } from "../../shared/people/interests.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { SafetySection } from "../../shared/safety/safety-section.tsx";
import { PhotoViewer } from "../../shared/people/photo-viewer.tsx";
import { messages } from "./profile.messages.ts";
import { useFacts } from "./use-facts.ts";
import { screenFrame } from "../../shared/page/screen-frame.tsx";

export interface ProfileViewProps {
  readonly profile: Profile;
  readonly related: readonly Card[];
  /** Which photo is shown large, from 1 on; the first where there is no such one. */
  readonly photo?: number;
  readonly liked?: boolean;
  readonly onLikedChange?: (liked: boolean) => Promise<void>;
  readonly messageHref?: string;
  readonly giftHref?: string;
  /** For a visitor: where to sign up. */
  readonly signUpHref?: string;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="k:grid k:gap-3">
      <h2 className="k:font-heading k:text-xl k:tracking-heading">{title}</h2>
      {children}
    </section>
  );
}

/** A member's page: the photo and what can be done, then who they are, then others like them. */
export function ProfileView({
  profile,
  related,
  photo = 1,
  signUpHref,
  messageHref,
  giftHref,
  ...actions
}: ProfileViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const facts = useFacts(profile, settings);
  const images = profile.images.length > 0 ? profile.images : profile.main_image ? [profile.main_image] : [];
  const photosAs = (size: "full" | "thumb") => images.flatMap((image) => photoOf(image, settings, size) ?? []);
  const photos = photosAs("full");
  const shown = photos[photo - 1] ? photo - 1 : 0;
  const country = intl.formatDisplayName(profile.country, { type: "region" });
  const shows = (field: (typeof settings.visible_profile_fields)[number]) =>
    settings.visible_profile_fields.includes(field);
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-10")}>
      {actions.onLikedChange && <LikeForm />}
      <ProfileHeader
        name={profile.name}
        age={profile.age}
        place={[profile.city, country].filter(Boolean).join(", ")}
        photo={photos[shown] ?? null}
        {...(photos[shown] && { onPhotoOpen: () => setEnlarged(shown), photoHref: photos[shown].src })}
        online={profile.online}
        isNew={profile.is_new}
        fictional={fictionalMark(profile.fictional, settings)}
        {...(messageHref && { messageHref })}
        {...actions}
        likeSubmit={likeSubmit(profile.id)}
        actions={
          signUpHref ? (
            <Button href={signUpHref}>{intl.formatMessage(messages.visitor)}</Button>
          ) : (
            giftHref && (
              <Button href={giftHref} variant="soft" size="lg">
                <Gift aria-hidden />
                {intl.formatMessage(messages.gift)}
              </Button>
            )
          )
        }
      >
        <div className="k:grid k:gap-8">
          {profile.fictional && settings.fictional_warning && (
            <FictionalNotice singular={settings.fictional_singular} plural={settings.fictional_plural} />
          )}
          {shows("about") && profile.about && (
            <Section title={intl.formatMessage(messages.about, { name: profile.name })}>
              <p className="k:max-w-text k:whitespace-pre-line k:wrap-anywhere">{profile.about}</p>
            </Section>
          )}
          {shows("interests") && (profile.interests.length > 0 || profile.notes["interests"]) && (
            <Section title={intl.formatMessage(messages.interests)}>
              <InterestList interests={knownInterests(profile.interests)} />
              {profile.notes["interests"] && (
                <p className="k:max-w-text k:text-muted k:wrap-anywhere">{profile.notes["interests"]}</p>
              )}
            </Section>
          )}
          {facts.length > 0 && (
            <Section title={intl.formatMessage(messages.facts)}>
              <ProfileFacts facts={facts} />
            </Section>
          )}
          {photos.length + profile.locked_images > 1 && (
            <Section title={intl.formatMessage(messages.photos)}>
              <PhotoOverview
                name={profile.name}
                photos={photosAs("thumb")}
                selected={shown}
                hrefFor={(index) => `${profilePath(profile.id)}?photo=${index + 1}`}
                onSelect={setEnlarged}
                locked={profile.locked_images}
                href={signUpHref ?? "/premium"}
              />
            </Section>
          )}
          {actions.onLikedChange && <SafetySection member={profile} />}
        </div>
      </ProfileHeader>
      <PhotoViewer
        name={profile.name}
        photos={photos}
        open={enlarged !== null}
        index={enlarged ?? 0}
        onIndexChange={setEnlarged}
        onOpenChange={(open) => open || setEnlarged(null)}
      />
      {related.length > 0 && (
        <Section title={intl.formatMessage(messages.related)}>
          <ProfileGrid wide>
            {related.map((member) => (
              <ProfileGridItem key={member.id}>
                <ProfileCard {...cardOf(member, settings)} />
              </ProfileGridItem>
            ))}
          </ProfileGrid>
        </Section>
      )}
    </div>
  );
}
