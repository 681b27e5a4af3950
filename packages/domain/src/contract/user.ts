import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { count, country, id, instant, locale, ok, region, requestKey } from "./fields.ts";
import { genders, ownProfile } from "./members.ts";

/** Who is logged in. */
export const user = z.object({
  id,
  email: z.string(),
  status: z.enum(["not_confirmed", "active", "pending_deletion"]),
  credits: count,
  paid_user: z.boolean(),
  signup_date: instant,
  language: locale,
  fictional_icon: z.boolean(),
  notifications_disabled: z.array(z.enum(["spam_complaint", "bounce", "unsubscribe"])),
  profile: ownProfile,
});
export type User = z.output<typeof user>;

/** Where a visitor came from; kept from the first address to sign-up. */
export const tracking = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
  sub1: z.optional(z.string().check(z.maxLength(100))),
  sub2: z.optional(z.string().check(z.maxLength(100))),
  sub3: z.optional(z.string().check(z.maxLength(100))),
});
export type Tracking = z.output<typeof tracking>;

/** What sign-up asks; the rules (`@kindling/domain/rules`) say what each field may hold. */
export const signUpForm = z.object({
  request_key: requestKey,
  email: z.string(),
  password: z.string(),
  name: z.string(),
  date_of_birth: z.string(),
  signup_message: z.string(),
  gender: z.enum(genders),
  seeking: z.enum([...genders, "both"]),
  country,
  region: z.nullable(region),
  city: z.string(),
  min_age: count,
  max_age: count,
  terms_accepted: z.boolean(),
  language: locale,
  /** The member's IANA time zone, for rules that go by their calendar day. */
  time_zone: z.string(),
  tracking: z.optional(tracking),
});
export type SignUpForm = z.output<typeof signUpForm>;

export const signUp = defineCall("signUp", {
  summary: "Opens an account, logs it in and mails the link that confirms the address.",
  method: "POST",
  path: "/api/signup.php",
  access: "anyone",
  repeat: "keyed",
  body: signUpForm,
  answer: user,
  errors: ["account_exists", "signup_closed", "request_key_reused"],
});

export const logIn = defineCall("logIn", {
  summary: "Logs in by e-mail address and password.",
  method: "POST",
  path: "/api/user.php",
  access: "anyone",
  repeat: "safe",
  body: z.object({ email: z.string(), password: z.string() }),
  answer: user,
  errors: ["login_failed", "too_many_attempts", "account_pending_deletion"],
});

export const getUser = defineCall("getUser", {
  summary: "Who is logged in.",
  method: "GET",
  path: "/api/user.php",
  answer: user,
});

export const changeUser = defineCall("changeUser", {
  summary: "Changes the member's language.",
  method: "PUT",
  path: "/api/user.php",
  repeat: "safe",
  body: z.object({ language: locale }),
  answer: user,
});

export const logOut = defineCall("logOut", {
  summary: "Ends the session; acts only for our own client on our own pages.",
  method: "GET",
  path: "/api/logout.php",
  access: "anyone",
  answer: ok,
});

export const activate = defineCall("activate", {
  summary: "Confirms the e-mail address by the token of the link.",
  method: "POST",
  path: "/api/activate.php",
  access: "anyone",
  repeat: "safe",
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: ok,
  errors: ["activation_failed"],
});

export const resendActivation = defineCall("resendActivation", {
  summary: "Mails the confirmation link again.",
  method: "POST",
  path: "/api/activation-mail.php",
  answer: z.object({ email: z.string() }),
  errors: ["too_many_mails"],
});
