import { EmptyState } from "@kindling/ui/empty-state";
import { MessagesSquare } from "lucide-react";
import { useIntl } from "react-intl";
import { ChatFrame } from "./chat-frame.tsx";
import { messages } from "./chats.messages.ts";

/** The conversations; on a wide screen with room for the one that is chosen. */
export function Screen() {
  const intl = useIntl();
  return (
    <ChatFrame pane="list">
      <EmptyState className="k:my-auto" picture={<MessagesSquare />} title={intl.formatMessage(messages.none)}>
        {intl.formatMessage(messages.noneText)}
      </EmptyState>
    </ChatFrame>
  );
}
