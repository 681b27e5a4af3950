import type { ChatItem, Chats } from "@kindling/domain/contract";
import { countMost } from "@kindling/domain/rules";
import { and, eq, getTableColumns, gt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { comesAfter, cutPage, latestFirst, type PageQuery, rowsFor } from "../database/page.ts";
import { conversations, members, messagePhotos, messages, participants } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import type { Reader } from "../members/reader.ts";
import { isOther, mayMeet } from "../members/visibility.ts";
import { messageOf } from "./message.ts";
import { ofMessage, photoColumns } from "./message-photos.ts";

/** Which page of which conversations: all, or those in which the other is yet to answer. */
type ChatsQuery = PageQuery & { readonly unanswered?: "1" | undefined };

const order = { at: participants.latestAt, id: participants.latestId };

/** A member's conversations with those of whom they may read. */
const ofReader = (reader: Reader, memberId: number) =>
  and(eq(participants.memberId, memberId), mayMeet(reader, "recall"));

/** A page of the conversations of a member. A removed one is back when there is a message after its removal. */
function readRows(db: Database, reader: Reader, memberId: number, query: ChatsQuery) {
  return db
    .select({
      ...cardColumns(reader),
      message: getTableColumns(messages),
      ...photoColumns(reader),
      firstSeq: participants.firstSeq,
      unread: participants.unread,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(members, isOther)
    .innerJoin(messages, eq(messages.id, participants.latestId))
    .leftJoin(messagePhotos, ofMessage)
    .leftJoinLateral(mainPhoto, sql`true`)
    .where(
      and(
        ofReader(reader, memberId),
        gt(messages.seq, participants.removedSeq),
        query.unanswered ? eq(messages.senderId, memberId) : undefined,
        comesAfter(order, query),
      ),
    )
    .orderBy(...latestFirst(order))
    .limit(rowsFor(query));
}

/** How many messages are unread in all conversations together. Each that counts has one at least, so that it ends. */
async function countUnread(db: Database, reader: Reader, memberId: number): Promise<number> {
  const unread = db
    .select({ count: sql<number>`${participants.unread}`.as("count") })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(members, isOther)
    .where(and(ofReader(reader, memberId), sql`${participants.unread} > 0`))
    .limit(countMost)
    .as("unread");
  const [sum] = await db
    .select({ all: sql<number>`least(coalesce(sum(${unread.count}), 0), ${countMost})::integer` })
    .from(unread);
  return sum!.all;
}

/** A page of a member's conversations, the latest first, and how much is unread in all of them. */
export async function readChats(db: Database, reader: Reader, memberId: number, query: ChatsQuery): Promise<Chats> {
  const [rows, unread] = await Promise.all([
    query.limit === 0 ? [] : readRows(db, reader, memberId, query),
    countUnread(db, reader, memberId),
  ]);
  const { page, next } = cutPage(rows, query, ({ message }) => ({ at: message.sentAt.getTime(), id: message.id }));
  const itemOf = (row: (typeof rows)[number]): ChatItem => ({
    conversation: { id: String(row.message.conversationId) },
    profile: cardOf(row, reader),
    num_unread_messages: row.unread,
    last_message: messageOf({ ...row, photo: row.messagePhoto }, memberId, row.firstSeq !== null),
  });
  return { chats: page.map(itemOf), unread, next };
}
