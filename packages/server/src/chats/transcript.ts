import {
  CallError,
  type Closed,
  isBlock,
  messagesBack,
  messagesPerPage,
  type Transcript,
} from "@kindling/domain/contract";
import { refuseFields } from "@kindling/domain/schemas";
import { and, desc, eq, getTableColumns, gt, lt, or } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import type { Database } from "../database/database.ts";
import { conversations, messagePhotos, messages, participants } from "../database/schema/index.ts";
import { cardOf } from "../members/card.ts";
import { type Encounter, encounter } from "../members/encounter.ts";
import { type Reader, readerOf } from "../members/reader.ts";
import { messageOf } from "./message.ts";
import { ofMessage, photoColumns } from "./message-photos.ts";
import { writingRefusal } from "./writing.ts";

/** Which page of which conversation, as a query names it. */
export interface TranscriptQuery {
  readonly conversation?: string;
  readonly profile?: string;
  readonly before?: number;
  readonly from?: number;
}

/** The other one of a conversation of two; somebody else's conversation is as unknown as none. */
async function otherOf(db: Database, conversationId: number, memberId: number): Promise<number> {
  const [found] = await db
    .select({ aId: conversations.aId, bId: conversations.bId })
    .from(conversations)
    .where(
      and(eq(conversations.id, conversationId), or(eq(conversations.aId, memberId), eq(conversations.bId, memberId))),
    );
  if (!found) throw new CallError("not_found");
  return found.aId === memberId ? found.bId : found.aId;
}

/** Whom a query means. Who is out of reach is not found, unless there is a conversation to read. */
export async function otherOfQuery(query: TranscriptQuery, context: MemberContext): Promise<Encounter> {
  const { db, account } = context;
  const { conversation, profile } = query;
  if (conversation === undefined) refuseFields({ profile: profile === undefined ? { code: "required" } : undefined });
  const otherId = conversation === undefined ? Number(profile) : await otherOf(db, Number(conversation), account.id);
  const found = await encounter(db, readerOf(context), otherId, "visit");
  if (found.refusal && isBlock(found.refusal)) throw found.refusal;
  if (found.refusal && found.conversation === null) throw new CallError("not_found");
  return found;
}

/** The member's side of a conversation: what is read, the message up to which nothing is shown, and whether they have written here. */
export async function sideOf(db: Database, conversationId: number | null, reader: Reader, memberId: number) {
  const side = and(eq(participants.conversationId, conversationId ?? 0), eq(participants.memberId, memberId));
  const [found] = await db
    .select({
      readSeq: participants.readSeq,
      removedSeq: participants.removedSeq,
      firstSeq: participants.firstSeq,
      lastSeq: conversations.lastSeq,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(side);
  const { readSeq, removedSeq, firstSeq, lastSeq } = found ?? { readSeq: 0, removedSeq: 0, firstSeq: null, lastSeq: 0 };
  const limit = reader.paid ? 0 : lastSeq - reader.site.settings.history_limit;
  return { readSeq, floor: Math.max(removedSeq, limit), limited: limit > removedSeq, known: firstSeq !== null };
}

/** A page of messages after `floor` and before `before`, in order; with `from` as far back as that, if one page may. */
async function pageOf(
  { db, reader, conversation }: { db: Database; reader: Reader; conversation: number | null },
  floor: number,
  { before, from }: TranscriptQuery,
) {
  const rows = await db
    .select({ message: getTableColumns(messages), ...photoColumns(reader) })
    .from(messages)
    .leftJoin(messagePhotos, ofMessage)
    .where(
      and(
        eq(messages.conversationId, conversation ?? 0),
        gt(messages.seq, Math.max(floor, (from ?? 0) - 1)),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(from === undefined ? messagesPerPage : messagesBack);
  return rows.toReversed();
}

/** The composer's closed reason: the refusal that a message would meet, with its facts. */
const closedBy = ({ code, facts }: CallError): Closed => ({ reason: code, ...facts }) as Closed;

/** A page of a conversation as one of the two reads it, and whether they may write there. */
export async function readTranscript(query: TranscriptQuery, context: MemberContext): Promise<Transcript> {
  const { db, account, site } = context;
  const reader = readerOf(context);
  const other = await otherOfQuery(query, context);
  const { conversation } = other;
  const { readSeq, floor, limited, known } = await sideOf(db, conversation, reader, account.id);
  const [page, refusal] = await Promise.all([
    pageOf({ db, reader, conversation }, floor, query),
    writingRefusal(db, account, other, site.settings.message_credits),
  ]);
  const first = page[0]?.message;
  return {
    conversation: conversation === null ? null : { id: String(conversation) },
    profile: cardOf(other, reader),
    messages: page.map((row) => messageOf({ ...row, photo: row.messagePhoto }, account.id, known)),
    // Numbers have no gap, so the first one tells whether anything is before it.
    has_older: first !== undefined && first.seq > floor + 1,
    history_limited: limited,
    read_seq: readSeq,
    closed: refusal && closedBy(refusal),
  };
}
