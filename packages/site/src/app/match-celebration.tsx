import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { lazy, Suspense } from "react";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { usePage } from "../shared/page/page-context.ts";
import { useUser } from "../shared/user/use-user.ts";
import { chatPath, profilePath } from "../shared/people/card.ts";
import { ErrorBoundary } from "../shared/problems/error-boundary.tsx";
import { needChunk } from "../shared/routing/chunk-guard.ts";
import { useMatches } from "../shared/people/match-store.ts";
import { photoOf } from "../shared/people/photo.ts";
import { useLikes } from "../shared/people/use-likes.ts";

const MatchPopup = lazy(async () => {
  const { MatchPopup: Popup } = await needChunk(() => import("@kindling/ui/match-popup"));
  return { default: Popup };
});

const Nothing = () => null;

/** The match pop-up, over any screen; its code comes with the first match. */
export function MatchCelebration() {
  const { matched, close } = useMatches();
  const { likes } = useLikes();
  const { settings } = usePage();
  const user = useUser();
  const navigate = useNavigate();
  const member = matched && likes?.profiles.find((profile) => profile.id === matched);
  if (!member) return null;
  return (
    // Without its code the celebration is left out: the match itself stands in the list.
    <ErrorBoundary at={member.id} fallback={Nothing}>
      {() => (
        <Suspense>
          <MatchPopup
            open
            onOpenChange={(open) => open || close()}
            name={member.name}
            photo={photoOf(member.main_image, settings, "match")}
            ownPhoto={photoOf(user?.profile.main_image, settings, "match")}
            href={chatPath(member.id)}
            onProfile={() => navigate(profilePath(member.id))}
          >
            {member.fictional && <FictionalNotice singular={settings.fictional_singular} />}
          </MatchPopup>
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
