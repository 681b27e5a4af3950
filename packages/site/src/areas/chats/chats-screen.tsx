import { Button } from "@kindling/ui/button";
import { EmptyState } from "@kindling/ui/empty-state";
import { MessagesSquare } from "lucide-react";
import { useIntl } from "react-intl";
import { ChatsView } from "./chats-view.tsx";
import { messages } from "./chats.messages.ts";
import { useConversations } from "./use-conversations.ts";
import { useLastOpened } from "./use-last-opened.ts";

/** The conversations; on a wide screen with room for the one that is chosen, and the way back to the last one. */
export function Screen() {
  const intl = useIntl();
  const list = useConversations();
  const last = useLastOpened();
  const chat = list.chats?.find(({ profile }) => profile.id === last?.profile);
  return (
    <ChatsView list={list} pane="list">
      <EmptyState
        className="k:my-auto"
        picture={<MessagesSquare />}
        title={intl.formatMessage(messages.none)}
        {...(chat && {
          actions: (
            <Button href={`/chats/${chat.conversation.id}`}>
              {intl.formatMessage(messages.last, { name: chat.profile.name })}
            </Button>
          ),
        })}
      >
        {chat && last
          ? intl.formatMessage(messages.lastText, { date: intl.formatDate(last.at, { dateStyle: "long" }) })
          : intl.formatMessage(messages.noneText)}
      </EmptyState>
    </ChatsView>
  );
}
