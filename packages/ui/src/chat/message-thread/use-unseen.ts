import { useState } from "react";
import type { Message } from "../message-bubble/message.ts";
import { lastOfOther, othersSince } from "./news.ts";

/** How many messages of the other have come since the reader left the end. */
export function useUnseen(messages: readonly Message[], atEnd: boolean): number {
  const [seen, setSeen] = useState<{ last: Message | undefined }>();
  if (atEnd && seen) setSeen(undefined);
  if (!atEnd && !seen) setSeen({ last: lastOfOther(messages) });
  return seen ? othersSince(messages, seen.last).length : 0;
}
