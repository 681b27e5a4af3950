import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { IconButton } from "@kindling/ui/icon-button";
import { LikesList, LikesListSkeleton, LikesNav, type LikesType } from "@kindling/ui/likes-list";
import { MessageCircle } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf, profilePath } from "../../shared/people/card.ts";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { likesPaths } from "./likes-types.ts";
import { messages } from "./likes.messages.ts";
import type { LikesShown } from "./use-likes-model.ts";

interface LikesViewProps {
  readonly type: LikesType;
  /** Nothing while it loads. */
  readonly shown: LikesShown | undefined;
}

/** The three lists as pages, and the people of one of them. */
export function LikesView({ type, shown }: LikesViewProps) {
  const intl = useIntl();
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-gutter py-4 lg:py-8">
      <h1 className="font-heading text-2xl font-heading tracking-heading">{intl.formatMessage(messages.title)}</h1>
      <LikesNav
        current={type}
        hrefs={likesPaths}
        unseen={shown?.isNew.size ?? 0}
        {...(shown && { counts: shown.counts })}
      />
      {shown ? (
        <People type={type} shown={shown} />
      ) : (
        <Loading>
          <LikesListSkeleton />
        </Loading>
      )}
    </div>
  );
}

function People({ type, shown: { listed, isNew } }: LikesViewProps & { shown: LikesShown }) {
  const intl = useIntl();
  const { settings } = usePage();
  return (
    <>
      {listed.some((member) => member.fictional) && (
        <FictionalNotice several singular={settings.fictional_singular} plural={settings.fictional_plural} />
      )}
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
              href={`${profilePath(member.id)}/chat`}
            >
              <MessageCircle aria-hidden />
            </IconButton>
          ),
        }))}
      />
    </>
  );
}
