import { CallError, type PhotoHoldReason } from "@kindling/domain/contract";
import { and, eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import { photoDecisions } from "../database/schema/index.ts";

/** Under which key which picture is sent. */
interface Asked {
  readonly requestKey: string;
  readonly contentHash: string;
}

const held = (reason: PhotoHoldReason): CallError => new CallError("photo_held", { reason });

/** Refuses a photo that was held before: it is not scored again under the same key. */
export async function guardDecision({ requestKey, contentHash }: Asked, { db, account }: MemberContext): Promise<void> {
  const [before] = await db
    .select()
    .from(photoDecisions)
    .where(and(eq(photoDecisions.memberId, account.id), eq(photoDecisions.requestKey, requestKey)));
  if (before && before.contentHash !== contentHash) throw new CallError("request_key_reused");
  if (before?.hold) throw held(before.hold);
}

/** Has a photo scored before it is delivered, and keeps what was decided and why. Refuses one that is held. */
export async function decideOnPhoto(photo: Uint8Array, asked: Asked, context: MemberContext): Promise<void> {
  const { db, account, photoScorer, log } = context;
  const { score, hold } = await photoScorer.score(photo);
  const decision = { scorer: photoScorer.name, score, hold };
  await db
    .insert(photoDecisions)
    .values({ memberId: account.id, ...asked, ...decision, decidedAt: now(context) })
    .onConflictDoNothing();
  // Neither whose photo it is nor which: who has to know that finds the decision in the database.
  log.info(decision, "photo scored");
  if (hold) throw held(hold);
}
