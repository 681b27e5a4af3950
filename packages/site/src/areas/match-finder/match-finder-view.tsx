import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { ProfileCard } from "@kindling/ui/profile-card";
import { ProfileGrid, ProfileGridItem } from "@kindling/ui/profile-grid";
import { SearchX } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf } from "../../shared/people/card.ts";
import { LikeForm, likeSubmit } from "../../shared/people/like-form.tsx";
import { MatchFinderFrame } from "./match-finder-frame.tsx";
import { messages } from "./match-finder.messages.ts";
import type { FoundMatch } from "./use-match-finder-model.ts";

interface MatchFinderViewProps {
  readonly found: readonly FoundMatch[];
  readonly isLiked: (id: string) => boolean;
  readonly onLikedChange: (id: string, liked: boolean) => Promise<void>;
}

/** Cards that load at once: what a first screen shows. */
const firstScreen = 4;

/** Who fits, with how much the two have in common. */
export function MatchFinderView({ found, isLiked, onLikedChange }: MatchFinderViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <MatchFinderFrame>
      <LikeForm origin="match_finder" />
      {settings.fictional_warning && found.some(({ member }) => member.fictional) && (
        <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
      )}
      {found.length === 0 && (
        <EmptyState
          picture={<SearchX />}
          title={intl.formatMessage(messages.emptyTitle)}
          actions={<Button href="/members">{intl.formatMessage(messages.emptyAction)}</Button>}
        >
          {intl.formatMessage(messages.emptyText)}
        </EmptyState>
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
    </MatchFinderFrame>
  );
}
