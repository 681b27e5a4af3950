import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { LikePopup } from "@kindling/ui/like-popup";
import { MatchPopup } from "@kindling/ui/match-popup";
import { useIntl } from "react-intl";
import { usePage } from "../shared/page/page-context.ts";
import { helloPath, profilePath } from "../shared/people/card.ts";
import { photoOf } from "../shared/people/photo.ts";
import { type LikeNews, tellLike } from "../shared/people/like-news.ts";
import { useMatch } from "../shared/people/use-match.ts";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { useUser } from "../shared/user/use-user.ts";
import { messages } from "./shown-like.messages.ts";

/** The pop-up of a match or of a like. */
export function Part({ news }: { news: LikeNews }) {
  const match = useMatch(news.automatic ? null : news.id);
  const { settings } = usePage();
  const intl = useIntl();
  const user = useUser();
  const navigate = useNavigate();
  const member = news.automatic ?? match;
  if (!member) return null;
  const shown = {
    open: true,
    onOpenChange: (open: boolean) => open || tellLike(null),
    name: member.name,
    photo: photoOf(member.main_image, settings, "match"),
    children: member.fictional && (
      <div className="k:grid k:gap-2">
        <FictionalNotice singular={settings.fictional_singular} />
        {news.automatic && <p className="k:text-sm k:text-muted">{intl.formatMessage(messages.automatic)}</p>}
      </div>
    ),
  };
  if (news.kind === "like") return <LikePopup {...shown} href={profilePath(member.id)} />;
  return (
    <MatchPopup
      {...shown}
      ownPhoto={photoOf(user?.profile.main_image, settings, "match")}
      href={helloPath(member.id)}
      onProfile={() => navigate(profilePath(member.id))}
    />
  );
}
