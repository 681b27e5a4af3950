import { randomUUID } from "node:crypto";
import { calls, type CallError, type Message } from "@kindling/domain/contract";
import { grant } from "../credits/ledger.ts";
import { accounts, blocks, members, photos } from "../database/schema/index.ts";
import { sessionCookieOn } from "../http/cookies.ts";
import { openSession } from "../sessions/session.ts";
import type { TestClient, TestServer } from "../testing/index.ts";

type NewMember = typeof members.$inferInsert;
type NewAccount = typeof accounts.$inferInsert;

/** Adds a profile: a woman of 30 from Utrecht, who joined now. Give what a test is about. */
export async function addMember(server: TestServer, parts: Partial<NewMember> = {}): Promise<number> {
  const at = new Date(server.clock.now());
  const [member] = await server.db
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
      createdAt: at,
      lastSeenAt: at,
      ...parts,
    })
    .returning({ id: members.id });
  return member!.id;
}

/** Somebody with an account and a session, made without the road through sign-up. */
export interface Person {
  readonly id: number;
  /** The id as the contract has it. */
  readonly profile: string;
  readonly client: TestClient;
}

/** What an account may be besides the usual: confirmed, free and with 100 credits. */
export type PersonParts = Partial<Pick<NewMember, "name" | "status" | "invisible" | "gender">> &
  Partial<Pick<NewAccount, "paid">> & { readonly confirmed?: boolean; readonly credits?: number };

/** Adds somebody who can make calls. */
export async function addPerson(server: TestServer, parts: PersonParts = {}): Promise<Person> {
  const { confirmed = true, credits = 100, paid = false, ...profile } = parts;
  const at = new Date(server.clock.now());
  const id = await addMember(server, { status: confirmed ? "active" : "disabled", ...profile });
  await server.db.insert(accounts).values({
    id,
    site: "general",
    email: `${randomUUID()}@example.com`,
    passwordHash: "none",
    status: confirmed ? "active" : "not_confirmed",
    paid,
    language: "en",
    timeZone: "UTC",
    signupAt: at,
    signupKey: randomUUID(),
    signupMessage: "",
    termsAcceptedAt: at,
  });
  await server.db.transaction((tx) => grant(tx, { accountId: id, kind: "signup", credits, at }));
  const client = server.client();
  client.jar.cookies.set(sessionCookieOn("https"), await openSession(server.db, id, at));
  return { id, profile: String(id), client };
}

/** Adds photos to a profile, all with one status. */
export async function addPhotos(
  server: TestServer,
  memberId: number,
  number: number,
  status: "active" | "pending" | "refused" = "active",
): Promise<void> {
  const rows = Array.from({ length: number }, (_, position) => ({
    memberId,
    position,
    filename: `${memberId}-${status}-${position}.webp`,
    thumbFilename: `${memberId}-${status}-${position}-thumb.webp`,
    matchFilename: `${memberId}-${status}-${position}-match.webp`,
    status,
    width: 800,
    height: 1000,
    placeholder: "data:image/webp;base64,",
  }));
  await server.db.insert(photos).values(rows);
}

/** Lets one member block another. */
export async function block(server: TestServer, from: { id: number }, to: { id: number }): Promise<void> {
  const blockedAt = new Date(server.clock.now());
  await server.db.insert(blocks).values({ fromId: from.id, toId: to.id, blockedAt }).onConflictDoNothing();
}

/** Sends a message with a key of its own. */
export const write = (from: Person, to: { profile: string }, text = "Hello", request_key: string = randomUUID()) =>
  from.client.call(calls.sendMessage, { body: { profile: to.profile, text, request_key } });

/** What a message says in words. */
export const textOf = (message: Message | null): string | undefined =>
  message?.kind === "text" ? message.text : undefined;

/** How a call ends: its error's code, or `ok`. */
export const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );
