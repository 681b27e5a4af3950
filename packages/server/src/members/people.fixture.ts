import { randomUUID } from "node:crypto";
import { calls, type CallError, type Message } from "@kindling/domain/contract";
import { blocks, photos } from "../database/schema/index.ts";
import { sessionCookieOn } from "../http/cookies.ts";
import { type AccountParts, insertAccount, insertMember, type NewMember } from "../testing/accounts.ts";
import type { TestClient, TestServer } from "../testing/index.ts";

/** Adds a profile: a woman of 30 from Utrecht, who joined now. Give what a test is about. */
export const addMember = (server: TestServer, parts?: Partial<NewMember>): Promise<number> =>
  insertMember(server.db, new Date(server.clock.now()), parts);

/** Somebody with an account and a session, made without the road through sign-up. */
export interface Person {
  readonly id: number;
  /** The id as the contract has it. */
  readonly profile: string;
  readonly client: TestClient;
}

/** Adds somebody who can make calls. */
export async function addPerson(server: TestServer, parts?: AccountParts): Promise<Person> {
  const { id, session } = await insertAccount(server.db, new Date(server.clock.now()), parts);
  const client = server.client();
  client.jar.cookies.set(sessionCookieOn("https"), session);
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
