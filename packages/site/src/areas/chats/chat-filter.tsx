import { Button } from "@kindling/ui/button";
import { useIntl } from "react-intl";
import { messages } from "./chats.messages.ts";

/** The parameter of an address that leaves only those conversations in the list in which the other is yet to answer. */
export const unansweredName = "unanswered";

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
