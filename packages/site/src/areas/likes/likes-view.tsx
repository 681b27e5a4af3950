import { FictionalNotice } from "@kindling/ui/fictional-notice";
import { IconButton } from "@kindling/ui/icon-button";
import { LikesList, LikesListSkeleton, LikesNav, type LikesType } from "@kindling/ui/likes-list";
import { MessageCircle } from "lucide-react";
import { useIntl } from "react-intl";
import { ListEnd, ListPages } from "../../shared/lists/list-pages.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { cardOf, chatPath } from "../../shared/people/card.ts";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { likesPaths } from "./likes-types.ts";
import { messages } from "./likes.messages.ts";
import type { LikesShown } from "./use-likes-model.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

interface LikesViewProps {
  readonly type: LikesType;
  /** Nothing while it loads. */
  readonly shown: LikesShown | undefined;
}

/** The three lists as pages, and the people of one of them. */
export function LikesView({ type, shown }: LikesViewProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame()}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <LikesNav
        current={type}
        hrefs={likesPaths}
        unseen={shown?.unseen ?? 0}
        {...(shown?.counts && { counts: shown.counts })}
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

function People({ type, shown: { listed, isNew, pages } }: LikesViewProps & { shown: LikesShown }) {
  const intl = useIntl();
  const { settings } = usePage();
  if (listed.length === 0 && pages.before) return <ListEnd path={pages.path} />;
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
            <IconButton label={intl.formatMessage(messages.write, { name: member.name })} href={chatPath(member.id)}>
              <MessageCircle aria-hidden />
            </IconButton>
          ),
        }))}
      />
      <ListPages {...pages} />
    </>
  );
}
