import { memo } from "react";
import type { IntlShape } from "react-intl";
import { DayDivider } from "../day-divider/day-divider.tsx";
import { type Message, type MessageActions, MessageBubble } from "../message-bubble/message-bubble.tsx";
import { NewMessagesDivider } from "../new-messages-divider/new-messages-divider.tsx";
import { TypingIndicator } from "../typing-indicator/typing-indicator.tsx";
import type { Row } from "./rows.ts";
import type { Scroller } from "./scroller.ts";

/** What all rows of a transcript share; the same object as long as nothing in it changes. */
export type RowContext = {
  intl: IntlShape;
  actions: MessageActions;
  measure: Scroller["row"];
  name: string;
  you: string;
  query: string | undefined;
};

export type ThreadRowProps = { row: Row; now: number; found: boolean; context: RowContext };

export function ThreadRow({ row, now, found, context }: ThreadRowProps) {
  const { measure, name } = context;
  switch (row.kind) {
    case "message":
      return <MessageRow message={row.message} first={row.first} last={row.last} found={found} context={context} />;
    case "day":
      return <DayDivider ref={measure} data-row={row.id} time={row.time} now={now} />;
    case "new":
      return <NewMessagesDivider ref={measure} data-row={row.id} />;
    case "typing":
      return <TypingIndicator ref={measure} data-row={row.id} name={name} />;
  }
}

type MessageRowProps = { message: Message; first: boolean; last: boolean; found: boolean; context: RowContext };

const MessageRow = memo(function MessageRow({ message, first, last, found, context }: MessageRowProps) {
  const { intl, actions, measure, name, you, query } = context;
  return (
    <MessageBubble
      ref={measure}
      data-row={message.id}
      data-found={found || undefined}
      className={found ? "k:rounded-card k:bg-soft-accent" : undefined}
      message={message}
      from={message.author === "own" ? you : name}
      time={last ? intl.formatTime(message.sentAt) : undefined}
      first={first}
      last={last}
      query={query}
      {...actions}
    />
  );
});
