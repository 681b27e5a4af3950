import { createHash } from "node:crypto";
import { decodesAtOnce, decodesWaiting, minute, photosAnHour } from "@kindling/domain/rules";
import { type MemberContext, now } from "../context.ts";
import { guardLimit } from "../http/limits.ts";
import { Turnstile } from "../http/turnstile.ts";

/** A picture that a member sends, in bytes, and what tells it from any other. */
export interface SentPicture {
  readonly content: Uint8Array;
  readonly contentHash: string;
}

/** Reads a file that was sent. */
export async function readPicture(file: File): Promise<SentPicture> {
  const content = new Uint8Array(await file.arrayBuffer());
  return { content, contentHash: createHash("sha256").update(content).digest("hex") };
}

/** Refuses a member who has sent too many pictures of late, wherever they sent them. */
export const guardPictures = ({ db, account, clock }: MemberContext): Promise<void> =>
  guardLimit(db, { subject: `photo:${account.id}`, allowed: photosAnHour, window: 60 * minute }, now({ clock }));

const decoding = new Turnstile({ inside: decodesAtOnce, waiting: decodesWaiting });

/** Decoding takes memory: the process does little of it at once, whoever asks. */
export const decode = <T>(make: () => Promise<T>): Promise<T> => decoding.pass("everybody", make);
