import type { ChatItem } from "@kindling/domain/contract";
import { listMost } from "@kindling/domain/rules";
import { and, desc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { conversations, members, messagePhotos, messages, participants } from "../database/schema/index.ts";
import { cardColumns, cardOf, mainPhoto } from "../members/card.ts";
import type { Reader } from "../members/reader.ts";
import { mayMeet } from "../members/visibility.ts";
import { messageOf } from "./message.ts";
import { ofMessage, photoColumns } from "./message-photos.ts";

/** How many messages of the other member of the row are neither read nor removed. */
const unread = new QueryBuilder({ casing: "snake_case" })
  .select({ count: sql<number>`count(*)::integer`.as("count") })
  .from(messages)
  .where(
    and(
      eq(messages.conversationId, participants.conversationId),
      eq(messages.senderId, members.id),
      gt(messages.seq, sql`greatest(${participants.readSeq}, ${participants.removedSeq})`),
    ),
  )
  .as("unread");

/** The conversations of a member, the latest first. A removed one is back when there is a message after its removal. */
export async function readChats(db: Database, reader: Reader, memberId: number): Promise<ChatItem[]> {
  const rows = await db
    .select({ ...cardColumns, message: getTableColumns(messages), ...photoColumns(reader), unread: unread.count })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    // The other one of the two.
    .innerJoin(members, sql`${members.id} = ${conversations.aId} + ${conversations.bId} - ${participants.memberId}`)
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .leftJoin(messagePhotos, ofMessage)
    .leftJoinLateral(mainPhoto, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(
      and(
        eq(participants.memberId, memberId),
        gt(conversations.lastSeq, participants.removedSeq),
        mayMeet(reader, "recall"),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(listMost);
  return rows.map((row) => ({
    conversation: { id: String(row.message.conversationId) },
    profile: cardOf(row, reader),
    num_unread_messages: row.unread,
    last_message: messageOf({ ...row, photo: row.messagePhoto }, memberId),
  }));
}
