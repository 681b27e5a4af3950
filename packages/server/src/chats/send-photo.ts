import { type AnswerOf, CallError, type calls } from "@kindling/domain/contract";
import { costOf, photosUncovered } from "@kindling/domain/rules";
import { and, count, eq, isNotNull, or } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import type { Database } from "../database/database.ts";
import { likes, messagePhotos, messages } from "../database/schema/index.ts";
import { makeMessagePhoto } from "../media/make-photo.ts";
import { dropFiles, keepFiles } from "../media/photo-files.ts";
import { encounter } from "../members/encounter.ts";
import { decode, guardPictures, readPicture, type SentPicture } from "../members/picture-uploads.ts";
import { readerOf } from "../members/reader.ts";
import type { MessageRow } from "./message.ts";
import { decideOnPhoto, guardDecision } from "./photo-decisions.ts";
import { type Letter, sendLetter, sentAlready } from "./send-message.ts";
import { writingRefusal } from "./writing.ts";

/** A photo that a member sends to another one. */
interface SentPhoto {
  readonly to: number;
  readonly file: File;
  readonly requestKey: string;
}

type Sent = AnswerOf<typeof calls.sendPhoto>;

const isMatch = async (db: Database, one: number, other: number): Promise<boolean> =>
  (await db.$count(
    likes,
    or(and(eq(likes.fromId, one), eq(likes.toId, other)), and(eq(likes.fromId, other), eq(likes.toId, one))),
  )) === 2;

/** Whether a photo comes veiled: of the first from somebody who is no match, by what its reader has uncovered of theirs. */
async function comesVeiled(tx: Database, from: number, to: number, conversationId: number): Promise<boolean> {
  if (await isMatch(tx, from, to)) return false;
  const [uncovered] = await tx
    .select({ count: count() })
    .from(messagePhotos)
    .innerJoin(messages, eq(messages.id, messagePhotos.messageId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, from),
        isNotNull(messagePhotos.revealedAt),
      ),
    );
  return uncovered!.count < photosUncovered;
}

/** Refuses before a picture is decoded what could not be sent anyway; the message's own transaction looks again. */
async function guardSending({ to, content }: Letter, context: MemberContext): Promise<void> {
  const { db, account, site } = context;
  const found = await encounter(db, readerOf(context), to, "visit");
  const refusal = await writingRefusal(db, account, found, costOf(content, site.settings));
  if (refusal) throw refusal;
  await guardPictures(context);
}

/** Makes a picture's copies, has them looked at, keeps them and sends them: in the end all of it stands, or nothing. */
async function makeAndSend(picture: SentPicture, letter: Letter, context: MemberContext): Promise<Sent> {
  const { storage } = context;
  const { requestKey, to } = letter;
  const { full, thumb, veil, ...size } = await decode(() => makeMessagePhoto(picture.content));
  await decideOnPhoto(full, { requestKey, contentHash: picture.contentHash }, context);
  const names = await keepFiles(storage, { filename: full, thumbFilename: thumb, veilFilename: veil });
  let attached = false;
  const attach = async (tx: Database, { id, senderId, conversationId }: MessageRow) => {
    const veiled = await comesVeiled(tx, senderId, to, conversationId);
    const [photo] = await tx
      .insert(messagePhotos)
      .values({ messageId: id, veiled, ...names, ...size })
      .returning();
    attached = true;
    return photo!;
  };
  try {
    const sent = await sendLetter({ ...letter, attach }, context);
    // A repetition that was quicker stands.
    if (!attached) await dropFiles(storage, Object.values(names));
    return sent;
  } catch (failure) {
    // Of any other failure nobody knows whether the message stands: files that nobody can name do no harm.
    if (failure instanceof CallError) await dropFiles(storage, Object.values(names));
    throw failure;
  }
}

/** Sends a photo and charges it, both or neither, and once for a request key. What can be refused without decoding is. */
export async function sendPhoto({ to, file, requestKey }: SentPhoto, context: MemberContext): Promise<Sent> {
  const picture = await readPicture(file);
  const { contentHash } = picture;
  const letter: Letter = { to, content: { kind: "photo", photo: contentHash }, requestKey };
  const before = await sentAlready(letter, context);
  if (before) return before;
  await guardDecision({ requestKey, contentHash }, context);
  await guardSending(letter, context);
  return makeAndSend(picture, letter, context);
}
