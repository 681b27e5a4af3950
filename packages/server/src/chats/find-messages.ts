import type { AnswerOf, calls, QueryOf } from "@kindling/domain/contract";
import { findable, findMost, maskContacts, normalizeText } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { MemberContext } from "../context.ts";
import { messages } from "../database/schema/index.ts";
import { readerOf } from "../members/reader.ts";
import { otherOfQuery, sideOf } from "./transcript.ts";

/** The messages of one's own conversation that have a text in their words: of those that its reader is shown. */
export async function findMessages(
  { conversation, text }: QueryOf<typeof calls.findMessages>,
  context: MemberContext,
): Promise<AnswerOf<typeof calls.findMessages>> {
  const wanted = normalizeText(text);
  refuseFields({ text: wanted === "" ? { code: "required" } : undefined });
  const { db, account } = context;
  const { conversation: conversationId } = await otherOfQuery({ conversation }, context);
  const { floor, known } = await sideOf(db, conversationId, readerOf(context), account.id);
  const rows = await db
    .select({ seq: messages.seq, text: messages.text, senderId: messages.senderId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId ?? 0),
        gt(messages.seq, floor),
        sql`position(lower(${wanted}) in lower(${messages.text})) > 0`,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(findMost + 1);
  // What is left out of a message is not found either.
  const shown = rows.filter(
    ({ text, senderId }) =>
      known || senderId === account.id || findable(maskContacts(text!)).includes(findable(wanted)),
  );
  return { found: shown.slice(0, findMost).map(({ seq }) => seq), more: rows.length > findMost };
}
