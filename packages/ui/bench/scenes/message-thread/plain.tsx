import { memo, useEffect, useRef, useState } from "react";
import { VList, type VListHandle } from "virtua";
import type { Message } from "../../../src/chat/message-bubble/message.ts";
import { start, written } from "./messages.ts";

/** What one writes by hand around a good list that renders only what is in view. */
export function Scene() {
  const [messages, setMessages] = useState(start);
  const [draft, setDraft] = useState("");
  const list = useRef<VListHandle>(null);
  const send = (text: string) => {
    setMessages([...messages, written(messages.length + 1, text)]);
    setDraft("");
  };
  useEffect(() => {
    list.current?.scrollToIndex(messages.length - 1, { align: "end" });
  }, [messages.length]);
  return (
    <div className="chat">
      <VList ref={list} role="log" aria-live="off" aria-label="Messages with Rosa" data={messages} className="list">
        {(message, index) => (
          <Row key={message.id} message={message} before={messages[index - 1]} after={messages[index + 1]} />
        )}
      </VList>
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
