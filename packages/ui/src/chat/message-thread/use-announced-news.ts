import { useEffect, useRef } from "react";
import type { IntlShape } from "react-intl";
import { announce } from "../../overlays/announcer/announcer.tsx";
import { isolate } from "../../internal/isolate.ts";
import type { Message } from "../message-bubble/message.ts";
import { messages as words } from "./message-thread.messages.ts";
import { lastOfOther, othersSince } from "./news.ts";

/**
 * What is spoken: each message of the other once, when it comes while the transcript is open, several as a number; and
 * that sending failed. Never what was there before, what is loaded above, own messages, time stamps or typing.
 * The log itself is no live region, since scrolling brings old messages in and out.
 */
export function useAnnouncedNews(messages: readonly Message[], name: string, intl: IntlShape) {
  const before = useRef(messages);
  useEffect(() => {
    const old = before.current;
    if (old === messages) return;
    before.current = messages;

    const known = lastOfOther(old);
    for (const message of othersSince(messages, known)) {
      announce(
        (count) =>
          count === 1
            ? saying(intl, message, name)
            : intl.formatMessage(words.arrivedMany, { count, name: isolate(name) }),
        {
          batch: `message-thread ${name}`,
        },
      );
    }
    if (hasNewFailure(old, messages)) announce(intl.formatMessage(words.notSent));
  }, [messages, name, intl]);
}

function saying(intl: IntlShape, message: Message, name: string) {
  const values = { name: isolate(name) };
  if (message.kind === "text") return intl.formatMessage(words.arrivedText, { ...values, text: message.text });
  if (message.kind === "photo") return intl.formatMessage(words.arrivedPhoto, values);
  return intl.formatMessage(words.arrivedGift, { ...values, gift: message.gift.name });
}

/** Messages on their way are among the last. */
const TAIL = 20;

function hasNewFailure(old: readonly Message[], messages: readonly Message[]) {
  const tail = old.slice(-TAIL);
  return messages
    .slice(-TAIL)
    .some(
      (message) => message.state === "failed" && tail.some((was) => was.id === message.id && was.state === "sending"),
    );
}
