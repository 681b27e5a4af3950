import type { Message } from "@kindling/domain/contract";
import type { MessageNote } from "@kindling/ui/message-thread";
import type { IntlShape } from "react-intl";
import { safetyPath } from "../../shared/people/card.ts";
import { messages as safety } from "../../shared/safety/safety.messages.ts";
import { noteMessages, nudgeMessages } from "./notes.messages.ts";

/** What stands beneath a message: a calm warning, or why something of it is left out; nothing under most. */
export function noteOf({ nudge, masked }: Message, about: string, intl: IntlShape): MessageNote | undefined {
  if (nudge && nudge !== "unknown")
    return {
      text: intl.formatMessage(nudgeMessages[nudge]),
      tone: "caution",
      action: (
        <a href={safetyPath(about)} className="k:inline-block k:py-1 k:underline k:underline-offset-4">
          {intl.formatMessage(safety.title)}
        </a>
      ),
    };
  return masked ? { text: intl.formatMessage(noteMessages.masked) } : undefined;
}
