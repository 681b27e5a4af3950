import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem, ProfileGridSkeleton } from "@kindling/ui/profile-grid";
import { Heart } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { cardOf } from "../../shared/people/card.ts";
import { LikeForm, likeSubmit } from "../../shared/people/like-form.tsx";
import { MeetNav } from "../../shared/people/meet-nav.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./match-finder.messages.ts";
import type { FoundMatch } from "./use-match-finder-model.ts";

interface LikeProps {
  readonly isLiked: (id: string) => boolean;
  readonly onLikedChange: (id: string, liked: boolean) => Promise<void>;
}

interface MatchFinderViewProps extends LikeProps {
  /** Nothing while it loads. */
  readonly found: readonly FoundMatch[] | undefined;
}

/** Cards that load at once: what a first screen shows. */
const firstScreen = 4;

/** Who fits, with how much the two have in common. */
export function MatchFinderView({ found, ...likes }: MatchFinderViewProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-4")}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <MeetNav />
      <p className="k:max-w-text k:text-muted">{intl.formatMessage(messages.intro)}</p>
      {found ? (
        <Found found={found} {...likes} />
      ) : (
        <Loading>
          <ProfileGridSkeleton wide />
        </Loading>
      )}
    </div>
  );
}

function Found({ found, isLiked, onLikedChange }: LikeProps & { found: readonly FoundMatch[] }) {
  const intl = useIntl();
  const { settings } = usePage();
  if (found.length === 0)
    return (
      <EmptyState
        picture={<Heart />}
        title={intl.formatMessage(messages.emptyTitle)}
        actions={<Button href="/members">{intl.formatMessage(messages.emptyAction)}</Button>}
      >
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
    );
  return (
    <>
      <LikeForm />
      {settings.fictional_warning && found.some(({ member }) => member.fictional) && (
        <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
      )}
      <ProfileGrid wide>
        {found.map(({ member, shared, interests }, index) => (
          <ProfileGridItem key={member.id} className="k:content-start k:gap-1">
            <ProfileCard
              {...cardOf(member, settings)}
              interests={interests}
              priority={index < firstScreen}
              liked={isLiked(member.id)}
              onLikedChange={(liked) => onLikedChange(member.id, liked)}
              likeSubmit={likeSubmit(member.id)}
            />
            {shared > 0 && (
              <p className="k:px-1 k:text-sm k:text-muted">{intl.formatMessage(messages.shared, { count: shared })}</p>
            )}
          </ProfileGridItem>
        ))}
      </ProfileGrid>
    </>
  );
}
