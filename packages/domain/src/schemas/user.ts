import * as z from "zod/mini";
import { cityMaxLength, emailMaxLength, messageMaxLength, nameMaxLength, passwordMaxLength } from "../constants.ts";
import { accountStatuses, genders, localeCodes, mailStops, visibilities } from "../vocabulary/index.ts";
import { defineSchema } from "./define.ts";
import { count, country, id, instant, locale, ok, region, requestKey } from "./fields.ts";
import { ownProfile, trafficsource } from "./members.ts";
import { text, word } from "./text.ts";
import { known } from "./tolerant.ts";

/** Who is logged in. */
export const user = z.object({
  id,
  email: z.string(),
  status: known(accountStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: instant,
  language: known(localeCodes),
  /** Who comes across the member. */
  visibility: known(visibilities),
  fictional_icon: z.boolean(),
  notifications_disabled: z.array(known(mailStops)),
  /** Whether all photos that come in messages are blurred until they are pressed. */
  blur_photos: z.boolean(),
  profile: ownProfile,
});

/** Where a visitor came from; kept from the first address to sign-up. */
export const tracking = z.object({
  network: z.optional(word(100)),
  ref: z.optional(word(100)),
  sub1: z.optional(word(100)),
  sub2: z.optional(word(100)),
  sub3: z.optional(word(100)),
});

/** What sign-up asks; the rules (`@kindling/domain/rules`) say what each field may hold. */
export const signUpForm = z.object({
  request_key: requestKey,
  email: text(emailMaxLength),
  password: text(passwordMaxLength),
  name: text(nameMaxLength),
  date_of_birth: word(40),
  signup_message: text(messageMaxLength),
  gender: z.enum(genders),
  seeking: z.enum([...genders, "both"]),
  country,
  region: z.nullable(region),
  city: text(cityMaxLength),
  min_age: count,
  max_age: count,
  terms_accepted: z.boolean(),
  language: locale,
  /** The member's IANA time zone, for rules that go by their calendar day. */
  time_zone: word(64),
  tracking: z.optional(tracking),
  trafficsource,
});

/** A subscription as the browser makes it (the Push API's JSON). */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: word(200), auth: word(100) }),
});

export const userSchemas = {
  signUp: defineSchema({
    summary: "Opens an account, logs it in and mails the link that confirms the address.",
    body: signUpForm,
    answer: user,
    errors: ["account_exists", "signup_closed", "request_key_reused"],
  }),
  logIn: defineSchema({
    summary: "Logs in by e-mail address and password.",
    body: z.object({ email: text(emailMaxLength), password: text(passwordMaxLength) }),
    answer: user,
    errors: ["login_failed", "too_many_attempts", "account_pending_deletion"],
  }),
  subscribePush: defineSchema({
    summary: "Keeps this browser's push subscription.",
    query: z.object({ push: z.literal("1") }),
    body: z.object({ subscription: pushSubscription }),
    answer: ok,
  }),
  getUser: defineSchema({ summary: "Who is logged in.", answer: user }),
  changeUser: defineSchema({
    summary: "Changes the member's settings; one that is left out stays.",
    body: z.partial(z.object({ language: locale, visibility: z.enum(visibilities), blur_photos: z.boolean() })),
    answer: user,
  }),
  logOut: defineSchema({
    summary: "Ends the session; acts only for our own client on our own pages.",
    answer: ok,
  }),
  activate: defineSchema({
    summary: "Confirms the e-mail address by the token of the link.",
    body: z.object({ token: word(200) }),
    answer: ok,
    errors: ["activation_failed"],
  }),
  resendActivation: defineSchema({
    summary: "Mails the confirmation link again.",
    answer: z.object({ email: z.string() }),
    errors: ["too_many_mails"],
  }),
};
