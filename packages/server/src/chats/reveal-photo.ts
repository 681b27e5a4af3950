import { CallError, type Message } from "@kindling/domain/contract";
import { and, eq, isNull } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { messagePhotos } from "../database/schema/index.ts";
import { recordEvents } from "../events/record-events.ts";
import { readerOf } from "../members/reader.ts";
import { messageOf } from "./message.ts";
import { photosInReach } from "./message-photos.ts";

/** Uncovers a photo that came to the member, for good and on every device of theirs; its sender is not told. */
export async function revealPhoto(messageId: number, context: MemberContext): Promise<Message> {
  const { db, account } = context;
  return db.transaction(async (tx) => {
    const [found] = await photosInReach(tx, readerOf(context), eq(messagePhotos.messageId, messageId));
    if (!found) throw new CallError("not_found");
    const { message, messagePhoto: photo } = found;
    if (message.senderId !== account.id) {
      const uncovered = await tx
        .update(messagePhotos)
        .set({ revealedAt: now(context) })
        .where(and(eq(messagePhotos.messageId, messageId), isNull(messagePhotos.revealedAt)))
        .returning({ messageId: messagePhotos.messageId });
      const facts = { conversation: message.conversationId, seq: message.seq };
      if (uncovered.length > 0) await recordEvents(tx, now(context), [{ memberId: account.id, kind: "reveal", facts }]);
    }
    return messageOf({ message, photo, veiled: false }, account.id, true);
  });
}
