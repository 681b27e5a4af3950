import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../shared/page/page-context.ts";
import { chatPath, profilePath } from "../shared/people/card.ts";
import { photoOf } from "../shared/people/photo.ts";
import { useLikePopup } from "../shared/people/popup-store.ts";
import { useLikes } from "../shared/people/use-likes.ts";
import { ErrorBoundary } from "../shared/problems/error-boundary.tsx";
import { needChunk } from "../shared/routing/chunk-guard.ts";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./like-popups.messages.ts";
import { useAskedLike } from "./use-asked-like.ts";

const MatchPopup = lazy(async () => {
  const { MatchPopup: Popup } = await needChunk(() => import("@kindling/ui/match-popup"));
  return { default: Popup };
});

const LikePopup = lazy(async () => {
  const { LikePopup: Popup } = await needChunk(() => import("@kindling/ui/like-popup"));
  return { default: Popup };
});

const Nothing = () => null;

/** The pop-ups of a match and of a like, over any screen; the code of each comes with the first. */
export function LikePopups() {
  useAskedLike();
  const { popup, close } = useLikePopup();
  const { likes } = useLikes();
  const { settings } = usePage();
  const intl = useIntl();
  const user = useUser();
  const navigate = useNavigate();
  const member = popup && (popup.automatic ?? likes?.profiles.find(({ id }) => id === popup.id));
  if (!member) return null;
  const shown = {
    open: true,
    onOpenChange: (open: boolean) => open || close(),
    name: member.name,
    photo: photoOf(member.main_image, settings, "match"),
    children: member.fictional && (
      <div className="k:grid k:gap-2">
        <FictionalNotice singular={settings.fictional_singular} />
        {popup.automatic && <p className="k:text-sm k:text-muted">{intl.formatMessage(messages.automatic)}</p>}
      </div>
    ),
  };
  return (
    // Without its code a pop-up is left out: the like itself stands in the list.
    <ErrorBoundary at={member.id} fallback={Nothing}>
      {() => (
        <Suspense>
          {popup.kind === "match" ? (
            <MatchPopup
              {...shown}
              ownPhoto={photoOf(user?.profile.main_image, settings, "match")}
              href={chatPath(member.id)}
              onProfile={() => navigate(profilePath(member.id))}
            />
          ) : (
            <LikePopup {...shown} href={profilePath(member.id)} />
          )}
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
