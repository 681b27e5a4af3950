import { randomUUID } from "node:crypto";
import { grant } from "../credits/ledger.ts";
import type { Database } from "../database/database.ts";
import { accounts, members } from "../database/schema/index.ts";
import { cellOfPlace } from "../places/cell-of-place.ts";
import { seenAt } from "../sessions/seen.ts";
import { openSession } from "../sessions/session.ts";

export type NewMember = typeof members.$inferInsert;
type NewAccount = typeof accounts.$inferInsert;

/** Writes a profile: a woman of 30 from Utrecht, who joined now. Give what a test is about. */
export async function insertMember(db: Database, at: Date, parts: Partial<NewMember> = {}): Promise<number> {
  const [member] = await db
    .insert(members)
    .values({
      site: "general",
      name: "Ada",
      status: "active",
      gender: "female",
      sexuality: "bi",
      dateOfBirth: "1996-01-15",
      country: "NL",
      region: "NL-UT",
      city: "Utrecht",
      searchMinAge: 18,
      searchMaxAge: 99,
      cell: cellOfPlace({ country: "NL", region: "NL-UT", city: "Utrecht", ...parts }),
      createdAt: at,
      ...seenAt(parts.lastSeenAt ?? at),
      ...parts,
    })
    .returning({ id: members.id });
  return member!.id;
}

/** What an account may be besides the usual: confirmed, free and with 100 credits. */
export type AccountParts = Partial<NewMember> &
  Partial<Pick<NewAccount, "paid" | "timeZone">> & { readonly confirmed?: boolean; readonly credits?: number };

/** Writes somebody with an account and a session, without the road through sign-up. */
export async function insertAccount(
  db: Database,
  at: Date,
  parts: AccountParts = {},
): Promise<{ readonly id: number; readonly session: string }> {
  const { confirmed = true, credits = 100, paid = false, timeZone = "UTC", ...profile } = parts;
  const id = await insertMember(db, at, { status: confirmed ? "active" : "disabled", ...profile });
  await db.insert(accounts).values({
    id,
    site: "general",
    email: `${randomUUID()}@example.com`,
    passwordHash: "none",
    status: confirmed ? "active" : "not_confirmed",
    paid,
    language: "en",
    timeZone,
    signupAt: at,
    signupKey: randomUUID(),
    signupMessage: "",
    termsAcceptedAt: at,
  });
  await db.transaction((tx) => grant(tx, { accountId: id, kind: "signup", credits, at }));
  return { id, session: await openSession(db, { accountId: id, at }) };
}
