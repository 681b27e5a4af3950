import { randomUUID } from "node:crypto";
import { calls, type Message } from "@kindling/domain/contract";
import type { Member } from "./cast.ts";

/** What a message to somebody is sent with. */
export const letterTo = (to: Pick<Member, "user">, text = "Hello there") => ({
  profile: to.user.id,
  text,
  request_key: randomUUID(),
});

/** Sends a message. */
export const write = (from: Member, to: Member, text?: string) =>
  from.call(calls.sendMessage, { body: letterTo(to, text) });

/** The latest page of what is between two, as one of them reads it. */
export const transcriptOf = (reader: Member, other: Member) =>
  reader.call(calls.getMessages, { query: { profile: other.user.id } });

/** The words of a message of text. */
export const textOf = (message: Message | null | undefined): string | undefined =>
  message?.kind === "text" ? message.text : undefined;
