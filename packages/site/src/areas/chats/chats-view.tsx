import { Button } from "@kindling/ui/button";
import { ChatLayout } from "@kindling/ui/chat-layout";
import { ConversationList } from "@kindling/ui/conversation-list";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { listPath } from "../../shared/lists/list-page.ts";
import { ListPages } from "../../shared/lists/list-pages.tsx";
import { messages as lists } from "../../shared/lists/lists.messages.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { ChatFilter } from "./chat-filter.tsx";
import { unansweredName } from "./chats-query.ts";
import { messages } from "./chats.messages.ts";
import { wordsOf } from "./message-words.ts";
import type { Conversations } from "./use-conversations.ts";

export interface ChatsViewProps {
  readonly list: Conversations;
  /** Which a phone shows. */
  readonly pane: "list" | "thread";
  /** The conversation that is open. */
  readonly selectedId?: string;
  readonly children: ReactNode;
}

/** The conversations, and beside them the one that is open. */
export function ChatsView({ list, pane, selectedId, children }: ChatsViewProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const { chats, before, next, unanswered, failed, now, onReload, onRemove } = list;
  return (
    <ChatLayout
      pane={pane}
      list={
        <ConversationList
          level={pane === "list" ? 1 : 2}
          now={now}
          status={chats ? "ready" : failed ? "error" : "loading"}
          onReload={onReload}
          onRemove={onRemove}
          filter={(unanswered || (chats && chats.length > 0)) && <ChatFilter unanswered={unanswered} />}
          {...(before
            ? {
                emptyTitle: intl.formatMessage(lists.end),
                emptyAction: <Button href="/chats">{intl.formatMessage(lists.newest)}</Button>,
              }
            : unanswered
              ? { emptyTitle: intl.formatMessage(messages.unansweredNone) }
              : { emptyAction: <Button href="/members">{intl.formatMessage(messages.find)}</Button> })}
          end={<ListPages path={unanswered ? `/chats?${unansweredName}=` : "/chats"} before={before} next={next} />}
          conversations={(chats ?? []).map(
            ({ conversation, profile, num_unread_messages: unread, last_message: last }) => {
              const photo = photoOf(profile.main_image, settings)?.src;
              return {
                id: conversation.id,
                href: listPath(`/chats/${conversation.id}${unanswered ? `?${unansweredName}=` : ""}`, before),
                name: profile.name,
                unread,
                online: profile.online,
                fictional: profile.fictional,
                ...(photo && { photo }),
                ...(last && { preview: wordsOf(last, intl), previewOwn: last.own, lastAt: Date.parse(last.sent_at) }),
              };
            },
          )}
          {...(selectedId && { selectedId })}
        />
      }
    >
      {children}
    </ChatLayout>
  );
}
