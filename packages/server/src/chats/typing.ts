import type { MemberContext } from "../context.ts";
import { ring } from "../database/doorbell.ts";
import { typingNote } from "../live/notes.ts";
import { encounter } from "../members/encounter.ts";
import { readerOf } from "../members/reader.ts";
import { writingRefusal } from "./writing.ts";

/**
 * Passes on that a member is writing to another one: in no table, and lost where nobody listens. Nobody is told who may not be
 * written to, nor who may not write back, and the writer does not learn which.
 */
export async function passOnTyping(to: number, context: MemberContext): Promise<void> {
  const { db, clock, account, site, live } = context;
  if (!site.settings.typing_shown || !live.hearsTyping(account.id, clock.now())) return;
  const reader = readerOf(context);
  const other = await encounter(db, reader, to, "visit").catch(() => undefined);
  if (!other || (await writingRefusal(db, account, other, site.settings.message_credits))) return;
  const back = await encounter(db, { ...reader, id: to, paid: false }, account.id, "visit").catch(() => undefined);
  if (back && !back.refusal) ring(db, [typingNote(account.id, to)]);
}
