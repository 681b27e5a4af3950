import { createHash } from "node:crypto";
import { CallError } from "@kindling/domain/contract";
import { day, minute, openingOf, openingsAnHour } from "@kindling/domain/rules";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Account } from "../context.ts";
import type { Database } from "../database/database.ts";
import { openings, participants } from "../database/schema/index.ts";
import { countUse } from "../http/limits.ts";
import type { Encounter } from "../members/encounter.ts";

type Opener = Pick<Account, "id" | "signupAt">;

/** Refuses a conversation too many: so many an hour, by the age of the account. */
export async function guardOpening(tx: Database, { id, signupAt }: Opener, at: Date): Promise<void> {
  const allowed = openingsAnHour(at.getTime() - signupAt.getTime());
  const wait = await countUse(tx, { subject: `opening:${id}`, allowed, window: 60 * minute }, at);
  if (wait > 0) throw new CallError("too_many_conversations", { minutes: Math.ceil(wait / minute) });
}

/** Whether the other one has written in a conversation: from then on the two know each other. */
async function hasAnswered(tx: Database, { conversation, member }: Encounter): Promise<boolean> {
  if (conversation === null) return false;
  const theirs = and(eq(participants.conversationId, conversation), eq(participants.memberId, member.id));
  return (await tx.$count(participants, and(theirs, isNotNull(participants.firstSeq)))) > 0;
}

/**
 * Notes the first words to somebody, and answers to how many members they go now within a day, where that is more than may
 * go unseen.
 */
export async function countAlike(
  tx: Database,
  text: string,
  to: Encounter,
  { id }: Opener,
  at: Date,
): Promise<number | undefined> {
  const opening = openingOf(text, to.member.name);
  if (!opening || (await hasAnswered(tx, to))) return undefined;
  const likeness = createHash("sha256").update(opening.likeness).digest("base64url");
  await tx
    .insert(openings)
    .values({ senderId: id, likeness, recipientId: to.member.id, sentAt: at })
    .onConflictDoNothing();
  const today = gt(openings.sentAt, new Date(at.getTime() - day));
  const alike = await tx.$count(openings, and(eq(openings.senderId, id), eq(openings.likeness, likeness), today));
  return alike > opening.most ? alike : undefined;
}
