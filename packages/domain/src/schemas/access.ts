import * as z from "zod/mini";
import { emailMaxLength, passwordMaxLength } from "../constants.ts";
import { defineSchema } from "./define.ts";
import { id, instant, ok } from "./fields.ts";
import { text, word } from "./text.ts";

/** One browser in which the member is logged in. */
const session = z.object({
  id,
  /** Names as their makers write them; `null` where the browser does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

const sessions = z.object({ sessions: z.array(session) });

const token = z.object({ token: word(200) });
const password = text(passwordMaxLength);

/** How a member gets into their account, and who else does. */
export const accessSchemas = {
  askReset: defineSchema({
    summary:
      "Mails a link that sets a new password. A site with neutral answers does not tell whether there is an account.",
    body: z.object({ email: text(emailMaxLength) }),
    answer: ok,
    errors: ["email_not_found", "too_many_reset_mails"],
  }),
  resetPassword: defineSchema({
    summary: "Sets a new password by the token of the link, which works once, and ends every session.",
    body: z.extend(token, { password }),
    answer: ok,
    errors: ["link_invalid"],
  }),
  changePassword: defineSchema({
    summary: "Changes the password and ends every other session.",
    body: z.object({ old_password: password, password }),
    answer: ok,
    errors: ["too_many_attempts"],
  }),
  askEmailChange: defineSchema({
    summary: "Mails a link to a new address that makes it the account's; until then the old one stays.",
    body: z.object({ email: text(emailMaxLength), password }),
    answer: z.object({ email: z.string() }),
    errors: ["too_many_attempts", "too_many_mails"],
  }),
  changeEmail: defineSchema({
    summary: "Makes an address the account's by the token of the link that was mailed to it.",
    body: token,
    answer: z.object({ email: z.string() }),
    errors: ["link_invalid", "account_exists"],
  }),
  undoChange: defineSchema({
    summary:
      "For who did not change their address or password, by the token of the mail that told of it: the address is back, every session ended, and a link for a new password mailed.",
    body: token,
    answer: z.object({ email: z.string() }),
    errors: ["link_invalid", "account_exists"],
  }),
  getSessions: defineSchema({ summary: "Where the member is logged in, the latest use first.", answer: sessions }),
  endSession: defineSchema({
    summary: "Ends one session of the member; without saying which, all but the one that asks.",
    body: z.object({ session: z.optional(id) }),
    answer: sessions,
  }),
};
