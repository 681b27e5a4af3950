import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Message } from "../../../src/chat/message-bubble/message.ts";
import { start, written } from "./messages.ts";

/** What one writes by hand around the usual virtual list, as its guide for chats says. */
export function Scene() {
  const [messages, setMessages] = useState(start);
  const [draft, setDraft] = useState("");
  const log = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler makes the bench
  const list = useVirtualizer({
    count: messages.length,
    getScrollElement: () => log.current,
    // Kept from render to render, or the list would lay all messages out anew.
    getItemKey: useCallback((index: number) => messages[index]!.id, [messages]),
    estimateSize: anyHeight,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: 80,
    overscan: 6,
  });
  useLayoutEffect(() => list.scrollToEnd(), [list]);
  const send = (text: string) => {
    setMessages([...messages, written(messages.length + 1, text)]);
    setDraft("");
  };
  return (
    <div className="chat">
      <div ref={log} role="log" aria-live="off" aria-label="Messages with Rosa" className="list">
        <div className="rows" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ key, index, start: top }) => (
            <div key={key} ref={list.measureElement} data-index={index} className="item" style={{ top }}>
              <Row message={messages[index]!} before={messages[index - 1]} after={messages[index + 1]} />
            </div>
          ))}
        </div>
      </div>
      <form
        method="post"
        className="composer"
        onSubmit={(event) => {
          event.preventDefault();
          send(draft);
        }}
      >
        <textarea
          aria-label="Message to Rosa"
          placeholder="Write a message"
          rows={1}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={() => send("One more")}>
        Append
      </button>
    </div>
  );
}

const anyHeight = () => 72;

type RowProps = { message: Message; before: Message | undefined; after: Message | undefined };

const Row = memo(function Row({ message, before, after }: RowProps) {
  const first = !before || !together(before, message);
  const last = !after || !together(message, after);
  const day = !before || dayOf(before) !== dayOf(message);
  return (
    <>
      {day && <div className="day">{days.format(message.sentAt)}</div>}
      <article className={`row ${message.author} ${first ? "first" : ""}`}>
        {first && <span className="hidden">{message.author === "own" ? "You: " : "Rosa: "}</span>}
        <div className="bubble">{message.kind === "text" ? message.text : null}</div>
        {last && <div className="time">{times.format(message.sentAt)}</div>}
      </article>
    </>
  );
});

const days = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "Europe/Amsterdam" });
const times = new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone: "Europe/Amsterdam" });
const dayOf = ({ sentAt }: Message) => days.format(sentAt);
const together = (one: Message, next: Message) =>
  one.author === next.author && next.sentAt - one.sentAt <= 300_000 && dayOf(one) === dayOf(next);
