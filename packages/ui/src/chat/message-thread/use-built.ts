import { useMemo, useState } from "react";
import type { Message } from "../message-bubble/message.ts";

/** So many messages have rows at first, and so many stand before one that has to be reached. */
const AT_FIRST = 100;

/**
 * The index of the oldest message that has a row. A conversation is opened at its end, so the messages before it are only
 * room until the reader comes near or one of them is wanted. What once had a row keeps it.
 */
export function useBuilt(messages: readonly Message[], firstUnreadId?: string, targetId?: string) {
  const [oldest, setOldest] = useState(() => messages[Math.max(messages.length - AT_FIRST, 0)]!.id);
  const [more, buildMore] = useState(0);
  const from = useMemo(() => {
    const indexOf = (id: string) => messages.findLastIndex((message) => message.id === id);
    const known = indexOf(oldest);
    // Nobody goes through ten thousand messages for one that is not asked for.
    const wanted = [firstUnreadId, targetId]
      .filter((id) => id !== undefined)
      .map(indexOf)
      .filter((index) => index >= 0);
    const start = known < 0 ? messages.length - AT_FIRST : known;
    return Math.max(Math.min(start - more, ...wanted.map((index) => index - AT_FIRST)), 0);
  }, [messages, oldest, more, firstUnreadId, targetId]);
  if (messages[from]!.id !== oldest) setOldest(messages[from]!.id);
  if (more > 0) buildMore(0);
  return { from, buildMore };
}
