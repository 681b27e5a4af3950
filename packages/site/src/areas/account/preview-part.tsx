import type { OwnProfile } from "@kindling/domain/contract";
import { withoutHidden } from "@kindling/domain/rules";
import { ProfileCard } from "@kindling/ui/profile-card";
import { useId } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf } from "../../shared/people/card.ts";
import { messages } from "./own-profile.messages.ts";

export interface PreviewProps {
  readonly profile: OwnProfile;
  /** What is written now, saved or not. */
  readonly city: string;
  readonly interests: OwnProfile["interests"];
}

/** One's card as others see it in search: a picture, with nothing in it to press. */
export function Part({ profile, city, interests }: PreviewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const title = useId();
  const { name, age } = profile;
  const card = cardOf(withoutHidden({ ...profile, city: city || null, interests }, settings), settings);
  const words = intl.formatList([name, intl.formatNumber(age), ...(city ? [city] : [])], { type: "unit" });
  return (
    <aside aria-labelledby={title} className="k:lg:sticky k:lg:top-24 k:grid k:grid-cols-1 k:gap-3 k:self-start">
      <h2 id={title} className="k:font-heading k:text-lg k:tracking-heading">
        {intl.formatMessage(messages.preview)}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn is made of elements */}
      <div role="img" aria-label={intl.formatMessage(messages.previewCard, { card: words })}>
        <ProfileCard inert {...card} />
      </div>
    </aside>
  );
}
