import { ChatsView, type ChatsViewProps } from "./chats-view.tsx";
import { useConversations } from "./use-conversations.ts";

/** The conversations, kept fresh apart from the one that is open. */
export function ChatFrame(props: Omit<ChatsViewProps, "list">) {
  return <ChatsView list={useConversations()} {...props} />;
}
