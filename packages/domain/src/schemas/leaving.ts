import * as z from "zod/mini";
import { emailMaxLength, passwordMaxLength } from "../constants.ts";
import {
  accountStatuses,
  imageStatuses,
  ledgerKinds,
  likeOrigins,
  localeCodes,
  mailStops,
  messageKinds,
  paymentStatuses,
} from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, day, id, instant, money, ok } from "./fields.ts";
import { ownProfile } from "./members.ts";
import { text, word } from "./text.ts";
import { known } from "./tolerant.ts";

/** Another member in what is kept of one: their name is missing where they have gone. */
const other = { profile: id, name: z.nullable(z.string()) };

/** A photo: the name of its file in the archive that comes with the data. */
const file = z.nullable(z.string());

const ownMessage = z.object({
  ...other,
  kind: known(messageKinds),
  text: z.nullable(z.string()),
  gift: z.nullable(z.string()),
  file,
  sent_at: instant,
});

/**
 * All that is kept of a member by which they can be known. Of what is between two, it is their own part: what the other one has
 * written is the other one's.
 */
export const memberData = z.object({
  account: z.object({
    id,
    email: z.string(),
    status: known(accountStatuses),
    paid: z.boolean(),
    language: known(localeCodes),
    time_zone: z.string(),
    signed_up_at: instant,
    terms_accepted_at: instant,
    signup_message: z.string(),
    /** Where they came from, as the link said that led them here. */
    tracking: z.record(z.string(), z.string()),
    notifications_disabled: z.array(known(mailStops)),
    blur_photos: z.boolean(),
    last_seen_at: instant,
  }),
  profile: ownProfile,
  photos: z.array(z.object({ file, status: known(imageStatuses) })),
  sessions: z.array(
    z.object({
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      opened_at: instant,
      last_used_at: instant,
    }),
  ),
  likes: z.object({
    sent: z.array(z.object({ ...other, liked_at: instant, origin: known(likeOrigins) })),
    received: z.array(z.object({ ...other, liked_at: instant, origin: known(likeOrigins) })),
  }),
  swipes: z.array(z.object({ ...other, choice: z.string(), day })),
  blocks: z.array(z.object({ ...other, blocked_at: instant })),
  reports: z.array(z.object({ ...other, id, reported_for: z.string(), text: z.string(), reported_at: instant })),
  messages: z.array(ownMessage),
  /** Messages that somebody looks at, or has looked at, before they are delivered. */
  held_messages: z.array(z.object({ ...other, text: z.string(), held_at: instant })),
  /** What a program thought of the photos that they sent. */
  photo_decisions: z.array(z.object({ score: z.number(), hold: z.nullable(z.string()), decided_at: instant })),
  payments: z.array(
    z.object({
      id,
      status: known(paymentStatuses),
      method: z.string(),
      credits: count,
      amount: money,
      created_at: instant,
    }),
  ),
  credits: z.array(z.object({ kind: known(ledgerKinds), amount: z.int(), balance: z.int(), created_at: instant })),
});

export const leavingSchemas = {
  deleteAccount: defineSchema({
    summary:
      "Deletes the member's account: they are gone for others at once, all its sessions end, and it is erased at `until` unless they come back.",
    body: z.object({ password: text(passwordMaxLength) }),
    answer: z.object({ until: instant }),
    errors: ["too_many_attempts"],
  }),
  reactivate: defineSchema({
    summary: "Takes an account back that is deleted, by the token of the link; a token does it once.",
    body: z.object({ token: word(200) }),
    answer: ok,
    errors: ["link_invalid"],
  }),
  mailReactivation: defineSchema({
    summary: "Mails the link again that takes a deleted account back, to who knows its password.",
    body: z.object({ email: text(emailMaxLength), password: text(passwordMaxLength) }),
    answer: z.object({ email: z.string() }),
    errors: ["login_failed", "too_many_attempts", "too_many_mails"],
  }),
  getData: defineSchema({ summary: "All that is kept of the member.", answer: memberData }),
};
