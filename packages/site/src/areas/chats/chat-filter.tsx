import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { unansweredName } from "./chats-query.ts";
import { messages } from "./chats.messages.ts";

/** All conversations, or those that wait for an answer; both beside whatever is open. */
export function ChatFilter({ unanswered }: { readonly unanswered: boolean }) {
  const intl = useIntl();
  const ways = [
    { href: "?", label: messages.all, current: !unanswered },
    { href: `?${unansweredName}=`, label: messages.unanswered, current: unanswered },
  ];
  return (
    <div className="k:flex k:flex-wrap k:gap-2 k:px-gutter k:pb-2">
      {ways.map(({ href, label, current }) => (
        <Button
          key={href}
          href={href}
          size="sm"
          variant={current ? "soft" : "ghost"}
          tone="neutral"
          aria-current={current || undefined}
        >
          {intl.formatMessage(label)}
        </Button>
      ))}
    </div>
  );
}
