import { Button } from "@kindling/ui/button";
import { ChatLayout } from "@kindling/ui/chat-layout";
import { ConversationList } from "@kindling/ui/conversation-list";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { photoOf } from "../../shared/people/photo.ts";
import { ChatFilter, unansweredName } from "./chat-filter.tsx";
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
  const { chats, unanswered, failed, now, onReload, onRemove } = list;
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
          filter={unanswered !== undefined && <ChatFilter unanswered={unanswered} />}
          emptyAction={<Button href="/members">{intl.formatMessage(messages.find)}</Button>}
          conversations={(chats ?? []).map(
            ({ conversation, profile, num_unread_messages: unread, last_message: last }) => {
              const photo = photoOf(profile.main_image, settings)?.src;
              return {
                id: conversation.id,
                href: `/chats/${conversation.id}${unanswered ? `?${unansweredName}=` : ""}`,
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
