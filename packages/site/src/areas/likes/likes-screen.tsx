import type { Likes } from "@kindling/domain/contract";
import { IconButton } from "@kindling/ui/icon-button";
import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { LikesList, LikesListSkeleton, LikesNav, type LikesType } from "@kindling/ui/likes-list";
import { MessageCircle } from "lucide-react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { usePage } from "../../shared/page/page-context.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { cardOf } from "../../shared/people/card.ts";
import { useLikes } from "../../shared/people/use-likes.ts";
import { isLikesType, likesPaths } from "./likes-types.ts";
import { messages } from "./likes.messages.ts";

const idsOf = (likes: Likes, type: LikesType): readonly string[] =>
  type === "received" ? likes.liked_by.map(({ id }) => id) : likes[type];

/** Likes received, sent and mutual. */
export function Screen() {
  const intl = useIntl();
  const { settings } = usePage();
  const navigate = useNavigate();
  const wanted = useRouteMatch()?.params["type"] ?? "";
  const type = isLikesType(wanted) ? wanted : "received";
  const { likes } = useLikes();
  const isNew = new Set(likes?.liked_by.filter(({ like_new: fresh }) => fresh).map(({ id }) => id));
  const members = new Map(likes?.profiles.map((profile) => [profile.id, profile]));
  const listed = likes ? idsOf(likes, type).flatMap((id) => members.get(id) ?? []) : [];
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">{intl.formatMessage(messages.title)}</h1>
      <LikesNav
        current={type}
        hrefs={likesPaths}
        unseen={isNew.size}
        {...(likes && {
          counts: { received: likes.liked_by.length, sent: likes.sent.length, matches: likes.matches.length },
        })}
      />
      {listed.some((member) => member.fictional) && (
        <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
      )}
      {likes ? (
        <LikesList
          type={type}
          href="/members"
          items={listed.map((member) => ({
            ...cardOf(member, settings),
            id: member.id,
            isNew: isNew.has(member.id) && type === "received",
            action: (
              <IconButton
                label={intl.formatMessage(messages.write, { name: member.name })}
                onClick={() => void navigate(`/members/${member.id}/chat`)}
              >
                <MessageCircle aria-hidden />
              </IconButton>
            ),
          }))}
        />
      ) : (
        <LikesListSkeleton />
      )}
    </div>
  );
}
