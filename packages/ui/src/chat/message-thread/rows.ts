import { dayReader } from "../../internal/days.ts";
import type { Message } from "../message-bubble/message.ts";

export type Row =
  | { kind: "message"; id: string; message: Message; first: boolean; last: boolean }
  | { kind: "day"; id: string; time: number }
  | { kind: "new"; id: string }
  | { kind: "typing"; id: string };

export type RowOptions = { firstUnreadId?: string; typing?: boolean; timeZone?: string };

export const NEW_ROW = "#new";
const TYPING_ROW = "#typing";

/** Messages of one author belong together while no longer pause than this lies between them. */
export const GROUP_PAUSE = 5 * 60_000;

/**
 * Makes the rows of a transcript from one of its messages on: messages in groups, with the dividers as rows of their own.
 * A builder remembers its last answer and makes only what follows the messages that both lists start with, so appending
 * to ten thousand is cheap.
 */
export function rowBuilder() {
  let last: { messages: readonly Message[]; from: number; options: RowOptions; rows: readonly Row[] } | undefined;

  return (messages: readonly Message[], from: number, options: RowOptions): readonly Row[] => {
    const same =
      last?.from === from &&
      last.options.firstUnreadId === options.firstUnreadId &&
      last.options.timeZone === options.timeZone;
    // The last common message is made again: its group may go on now.
    const kept = last && same ? Math.max(sharedStart(last.messages, messages) - 1, from) : from;
    const rows = kept > from ? last!.rows.slice(0, headOf(last!.rows, messages[kept]!)) : [];
    addRows(rows, messages, kept, options);
    last = { messages, from, options, rows };
    return rows;
  };
}

function addRows(
  rows: Row[],
  messages: readonly Message[],
  from: number,
  { firstUnreadId, typing, timeZone }: RowOptions,
) {
  const dayOf = dayReader(timeZone);
  const before = messages[from - 1];
  let dayBefore = before && dayOf(before.sentAt);
  let first = !before || !joins(before, messages[from]!, dayBefore === dayOf(messages[from]!.sentAt), firstUnreadId);

  for (let i = from; i < messages.length; i++) {
    const message = messages[i]!;
    const next = messages[i + 1];
    const day = dayOf(message.sentAt);
    if (day !== dayBefore) rows.push({ kind: "day", id: `#day ${message.id}`, time: message.sentAt });
    if (message.id === firstUnreadId) rows.push({ kind: "new", id: NEW_ROW });
    const last = !next || !joins(message, next, day === dayOf(next.sentAt), firstUnreadId);
    rows.push({ kind: "message", id: message.id, message, first, last });
    first = last;
    dayBefore = day;
  }
  if (typing) rows.push({ kind: "typing", id: TYPING_ROW });
}

function joins(before: Message, message: Message, sameDay: boolean, firstUnreadId: string | undefined) {
  return (
    sameDay &&
    before.author === message.author &&
    message.id !== firstUnreadId &&
    Math.abs(message.sentAt - before.sentAt) <= GROUP_PAUSE
  );
}

/** How many items two lists both start with. */
export function sharedStart(one: readonly unknown[], other: readonly unknown[]) {
  const length = Math.min(one.length, other.length);
  let i = 0;
  while (i < length && one[i] === other[i]) i++;
  return i;
}

/** The first of the rows that belong to a message: its dividers stand before it. */
function headOf(rows: readonly Row[], message: Message) {
  let i = rows.length - 1;
  for (; i > 0; i--) {
    const row = rows[i]!;
    if (row.kind === "message" && row.message === message) break;
  }
  while (i > 0 && rows[i - 1]!.kind !== "message") i--;
  return i;
}

const CHARACTERS_A_LINE = 36;

/** What a row's height probably is, until it has been measured. */
export function estimate(row: Row): number {
  if (row.kind !== "message") return 48;
  const { message, first, last } = row;
  const around = (first ? 12 : 2) + (last ? 22 : 0) + (message.note ? 72 : 0);
  if (message.kind === "photo") return around + Math.min(message.photo.height, 320);
  if (message.kind === "gift") return around + 160;
  return around + 16 + 24 * Math.ceil(message.text.length / CHARACTERS_A_LINE);
}
