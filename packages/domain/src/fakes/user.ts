import { activationLinkLifetime, activationMailsADay, day, minute, movesADay, signUpsAnHour } from "../constants.ts";
import { CallError, type OwnProfile, type SignUpForm } from "../contract/index.ts";
import {
  changedNotes,
  checkProfile,
  checkSignUp,
  isSignUpOpen,
  loginEmail,
  normalizeEmail,
  normalizeProfileChange,
  noteFieldsOf,
} from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { dayAt } from "../time/calendar.ts";
import { confirm, findByEmail, hasPassword, openAccount, openSession } from "./accounts.ts";
import { fakeCellOf } from "./cities.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
import { countAttempt, countUse, guardLimit } from "./limits.ts";
import { isFakeRegion } from "./settings.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

/** Confirms an account's address, as the link of its mail does. */
export function confirmFake(world: FakeWorld, email: string): void {
  const account = findByEmail(world, email);
  if (!account) throw new Error(`nobody has the address ${email}`);
  confirm(world, account);
}

/** Mails a link that confirms the address; it stands in the world's mails. So many a day, and no more. */
function mailActivation(world: FakeWorld, { tokens, user }: FakeAccount): void {
  const limit = { subject: `activation-mail:${user.id}`, allowed: activationMailsADay, window: day };
  if (countUse(world, limit) > 0) throw new CallError("too_many_mails");
  const token = `token-${world.nextId()}`;
  tokens.set(token, world.clock.now() + activationLinkLifetime);
  world.mails.unshift({ to: user.email, links: [`https://${world.settings.domain}/activate/done?token=${token}`] });
}

/** The account that a sign-up's address or key has already; refuses what is another form than its own. */
function signedUpBefore(world: FakeWorld, form: SignUpForm): FakeAccount | undefined {
  const byKey = [...world.accounts.values()].find((account) => account.form.request_key === form.request_key);
  if (!byKey && findByEmail(world, form.email)) throw new CallError("account_exists");
  const same = byKey?.user.email === normalizeEmail(form.email) && hasPassword(byKey, form.password);
  if (byKey && !same) throw new CallError("request_key_reused");
  return byKey;
}

const placeOf = ({ country, region, city }: OwnProfile): string => JSON.stringify([country, region, city]);

export const userHandlers: FakeHandlers<
  "signUp" | "logIn" | "getUser" | "changeUser" | "logOut" | "activate" | "resendActivation" | "changeProfile"
> = {
  signUp: ({ body }, { world, setSession }) => {
    const { settings } = world;
    if (!isSignUpOpen(settings.signups, body)) throw new CallError("signup_closed");
    const rules = {
      site: settings,
      today: dayAt(world.clock.now(), body.time_zone),
      minAge: settings.min_age,
      messageLength: settings.message_length,
      countries: settings.countries,
      isRegion: settings.region_data ? isFakeRegion : undefined,
    };
    refuseFields(checkSignUp(body, rules));
    guardLimit(world, { subject: "signup", allowed: signUpsAnHour, window: 60 * minute });
    const known = signedUpBefore(world, body);
    const account = known ?? openAccount(world, body);
    if (!known) mailActivation(world, account);
    setSession(openSession(world, account));
    return account.user;
  },
  logIn: ({ body }, { world, setSession }) => {
    const email = loginEmail(body.email);
    const account = findByEmail(world, email);
    const attempt = countAttempt(world, account, email);
    if (!account || !hasPassword(account, body.password)) throw new CallError("login_failed");
    attempt.forgive();
    if (account.deleted) throw new CallError("account_pending_deletion");
    setSession(openSession(world, account));
    return account.user;
  },
  getUser: (_, { member }) => member.user,
  changeUser: ({ body }, { member }) => {
    const { language, visibility, blur_photos } = body;
    member.user = {
      ...member.user,
      ...(language && { language }),
      ...(visibility && { visibility }),
      ...(blur_photos !== undefined && { blur_photos }),
    };
    return member.user;
  },
  logOut: (_, { setSession }) => {
    setSession(null);
    return ok;
  },
  activate: ({ body }, { world }) => {
    const now = world.clock.now();
    const account = [...world.accounts.values()].find(({ tokens }) => (tokens.get(body.token) ?? 0) > now);
    if (!account) throw new CallError("activation_failed");
    confirm(world, account);
    return ok;
  },
  resendActivation: (_, { world, member }) => {
    if (member.user.status === "not_confirmed") mailActivation(world, member);
    return { email: member.user.email };
  },
  changeProfile: ({ body }, { world, member }) => {
    const { countries, interests, region_data } = world.settings;
    const { profile } = member.user;
    const { country } = profile;
    const known = interests.filter((interest) => interest !== "unknown");
    const change = normalizeProfileChange(body, country);
    const isRegion = region_data ? isFakeRegion : undefined;
    const notes = noteFieldsOf(world.settings);
    refuseFields(checkProfile(change, { country, countries, interests: known, isRegion, notes }));
    const changed = { ...profile, ...change, notes: changedNotes(profile.notes, change.notes) };
    if (placeOf(changed) !== placeOf(profile))
      guardLimit(world, { subject: `move:${member.user.id}`, allowed: movesADay, window: day });
    member.user = { ...member.user, profile: { ...changed, placed: fakeCellOf(changed.city) !== null } };
    return { profile: member.user.profile };
  },
};
