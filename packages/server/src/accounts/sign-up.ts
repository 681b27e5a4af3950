import { CallError, type SignUpForm, type User } from "@kindling/domain/contract";
import {
  checkSignUp,
  isSignUpOpen,
  minute,
  normalizeEmail,
  normalizeSignUp,
  sexualityOf,
  signUpsAnHour,
} from "@kindling/domain/rules";
import { dayAt, knownTimeZone } from "@kindling/domain/time";
import { refuseFields } from "@kindling/domain/schemas";
import { eq, TransactionRollbackError } from "drizzle-orm";
import { type Context, now } from "../context.ts";
import { grant } from "../credits/ledger.ts";
import type { Database } from "../database/database.ts";
import { accounts, members } from "../database/schema/index.ts";
import { cellOfPlace } from "../places/cell-of-place.ts";
import { seenAt } from "../sessions/seen.ts";
import { openSession } from "../sessions/session.ts";
import { isRegionOf } from "../settings/regions.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { countActivationMail, sendActivation } from "./activation.ts";
import { guardLimit } from "../http/limits.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { readUser } from "./user.ts";

/** Opens an account, logs it in and mails the link that confirms its address. */
export async function signUpAccount(form: SignUpForm, context: Context): Promise<User> {
  const { db, address } = context;
  const at = now(context);
  if (!isSignUpOpen(context.site.settings.signups, form)) throw new CallError("signup_closed");
  refuseFields(problemsOf(form, context));
  await guardLimit(db, { subject: `signup:${address}`, allowed: signUpsAnHour, window: 60 * minute }, at);
  const passwordHash = await hashPassword(form.password);
  try {
    const { id, token } = await db.transaction((tx) => createAccount(tx, normalizeSignUp(form), passwordHash, context));
    context.setSession(token);
    return await readUser(db, id, at);
  } catch (failure) {
    if (failure instanceof TransactionRollbackError) return repeatSignUp(form, context);
    throw failure;
  }
}

function problemsOf(form: SignUpForm, context: Context) {
  const { settings } = context.site;
  const { min_age, message_length, countries, region_data } = settings;
  const today = dayAt(context.clock.now(), form.time_zone);
  const isRegion = region_data ? isRegionOf : undefined;
  const problems = checkSignUp(form, {
    site: settings,
    today,
    minAge: min_age,
    messageLength: message_length,
    countries,
    isRegion,
  });
  // The list is too long for a browser: the form hears of it here.
  return problems.password || !isCommonPassword(form.password)
    ? problems
    : { ...problems, password: { code: "password_common" } };
}

/** Creates all that an account is, and a session of it. Rolls back where its address or its request has one already. */
async function createAccount(tx: Database, form: SignUpForm, passwordHash: string, context: Context) {
  const at = now(context);
  const { site } = context;
  const { name, email } = form;
  const [member] = await tx
    .insert(members)
    .values({
      // What a member said of themselves at sign-up opens their profile.
      about: form.signup_message,
      site: site.key,
      name,
      status: "disabled",
      gender: form.gender,
      sexuality: sexualityOf(form.gender, form.seeking),
      dateOfBirth: form.date_of_birth,
      country: form.country,
      region: form.region,
      city: form.city,
      searchMinAge: form.min_age,
      searchMaxAge: form.max_age,
      cell: cellOfPlace(form),
      createdAt: at,
      ...seenAt(at),
    })
    .returning({ id: members.id });
  const { id } = member!;
  const opened = await tx
    .insert(accounts)
    .values({
      id,
      site: site.key,
      email,
      passwordHash,
      language: form.language,
      timeZone: knownTimeZone(form.time_zone),
      signupAt: at,
      signupKey: form.request_key,
      signupMessage: form.signup_message,
      termsAcceptedAt: at,
      tracking: form.tracking ?? {},
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (opened.length === 0) throw new TransactionRollbackError();
  await grant(tx, { accountId: id, kind: "signup", credits: site.settings.signup_credits, at });
  await countActivationMail(tx, id, at);
  await sendActivation(tx, { id, email, language: form.language, name }, context, at);
  return { id, token: await openSession(tx, { accountId: id, agent: context.agent, at }) };
}

/**
 * Answers a sign-up whose address or request key has an account: a repetition of the request that opened it gets the
 * same answer again, but only the right password opens a session.
 */
async function repeatSignUp(form: SignUpForm, context: Context): Promise<User> {
  const { db, site } = context;
  const at = now(context);
  const [first] = await db
    .select({ id: accounts.id, site: accounts.site, email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.signupKey, form.request_key));
  if (!first) throw new CallError("account_exists");
  const same = first.site === site.key && first.email === normalizeEmail(form.email);
  if (!same || !(await verifyPassword(first.passwordHash, form.password))) throw new CallError("request_key_reused");
  context.setSession(await openSession(db, { accountId: first.id, agent: context.agent, at }));
  return readUser(db, first.id, at);
}
