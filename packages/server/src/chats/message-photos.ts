import type { Image } from "@kindling/domain/contract";
import { and, eq, getTableColumns, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { conversations, members, messagePhotos, messages, participants } from "../database/schema/index.ts";
import { wholeOf } from "../media/photo-files.ts";
import type { Reader } from "../members/reader.ts";
import { isOther, mayMeet } from "../members/visibility.ts";

/** A photo as it is kept with its message, and whether its reader sees it veiled. */
export interface ReadPhoto {
  readonly photo: typeof messagePhotos.$inferSelect | null;
  readonly veiled: boolean | null;
}

/**
 * Whether a reader sees the photo of the row veiled: one that came to them, that they have not uncovered, and that was
 * veiled as it came, or that they want veiled whoever it is of.
 */
const isVeiled = (reader: Reader): SQL<boolean> =>
  sql<boolean>`${messages.senderId} <> ${reader.id} and ${messagePhotos.revealedAt} is null
    and (${messagePhotos.veiled} or ${reader.blursPhotos})`;

/** What is read of the photo of a message; join `messagePhotos` by `ofMessage`. */
export const photoColumns = (reader: Reader) => ({
  messagePhoto: getTableColumns(messagePhotos),
  veiled: isVeiled(reader),
});
export const ofMessage = eq(messagePhotos.messageId, messages.id);

/** A photo as the contract has it; of a veiled one nothing is named but the veil. */
export function imageOf({ photo, veiled }: ReadPhoto): Image {
  const { filename, thumbFilename, veilFilename, width, height, placeholder } = photo!;
  return {
    filename: veiled ? veilFilename : filename,
    thumb_filename: veiled ? veilFilename : thumbFilename,
    match: veiled ? veilFilename : thumbFilename,
    status: "active",
    width,
    height,
    placeholder,
  };
}

/**
 * The messages that are in a reader's reach, with the photo of each: of their own conversations, after what they have
 * removed and what a free member is not shown any more, and never over a block.
 */
export function photosInReach(db: Database, reader: Reader, which: SQL | undefined) {
  const limit = reader.paid ? sql`0` : sql`${conversations.lastSeq} - ${reader.site.settings.history_limit}`;
  return db
    .select({ message: getTableColumns(messages), ...photoColumns(reader) })
    .from(messagePhotos)
    .innerJoin(messages, ofMessage)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      participants,
      and(eq(participants.conversationId, messages.conversationId), eq(participants.memberId, reader.id ?? 0)),
    )
    .innerJoin(members, isOther)
    .where(
      and(which, gt(messages.seq, sql`greatest(${participants.removedSeq}, ${limit})`), mayMeet(reader, "recall")),
    );
}

/** Whether a reader may see a photo of a conversation, by the name of any of its files: the veil always, the rest uncovered. */
export async function messagePhotoAccess(db: Database, reader: Reader, name: string): Promise<"reader" | undefined> {
  if (reader.id === null) return undefined;
  const { filename, thumbFilename, veilFilename } = messagePhotos;
  const named = or(eq(filename, name), eq(thumbFilename, name), eq(veilFilename, name));
  const [found] = await photosInReach(db, reader, and(eq(filename, wholeOf(name)), named));
  return found && (!found.veiled || found.messagePhoto.veilFilename === name) ? "reader" : undefined;
}
