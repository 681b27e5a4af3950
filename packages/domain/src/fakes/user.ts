import { CallError, type SignUpForm } from "../contract/index.ts";
import { checkProfile, checkSignUp, loginAttemptsAllowed, loginBlock, minute, normalizeEmail } from "../rules/index.ts";
import { dayAt } from "../time/calendar.ts";
import { confirm, findByEmail, openAccount, openSession } from "./accounts.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

/** Confirms an account's address, as the link of its mail does. */
export function confirmFake(world: FakeWorld, email: string): void {
  const account = findByEmail(world, email);
  if (!account) throw new Error(`nobody has the address ${email}`);
  confirm(world, account);
}

/** Mails a link that confirms the address; it stands in the world's mails. */
function mailActivation(world: FakeWorld, { tokens, user }: FakeAccount): void {
  const token = `token-${world.nextId()}`;
  tokens.add(token);
  world.mails.unshift({ to: user.email, links: [`https://${world.settings.domain}/activate/done?token=${token}`] });
}

/** Refuses to guess on, where an account has had its wrong passwords. */
function guardGuessing({ failures }: FakeAccount, now: number): void {
  const lately = failures.filter((at) => at > now - loginBlock);
  if (lately.length < loginAttemptsAllowed) return;
  throw new CallError("too_many_attempts", { minutes: Math.ceil((lately[0]! + loginBlock - now) / minute) });
}

/** The account that a sign-up's address or key has already; refuses what is another form than its own. */
function signedUpBefore(world: FakeWorld, form: SignUpForm): FakeAccount | undefined {
  const byKey = [...world.accounts.values()].find((account) => account.form.request_key === form.request_key);
  if (!byKey && findByEmail(world, form.email)) throw new CallError("account_exists");
  const same = byKey?.user.email === normalizeEmail(form.email) && byKey.form.password === form.password;
  if (byKey && !same) throw new CallError("request_key_reused");
  return byKey;
}

export const userHandlers: FakeHandlers<
  "signUp" | "logIn" | "getUser" | "changeUser" | "logOut" | "activate" | "resendActivation" | "changeProfile"
> = {
  signUp: ({ body }, { world, setSession }) => {
    const { settings } = world;
    const today = dayAt(world.clock.now(), body.time_zone);
    const rules = {
      today,
      minAge: settings.min_age,
      messageLength: settings.message_length,
      countries: settings.countries,
    };
    const problems = checkSignUp(body, rules);
    if (Object.keys(problems).length > 0) throw new CallError("invalid_request", { fields: problems });
    const known = signedUpBefore(world, body);
    if (known) {
      setSession(openSession(world, known));
      return known.user;
    }
    const account = openAccount(world, body);
    mailActivation(world, account);
    setSession(openSession(world, account));
    return account.user;
  },
  logIn: ({ body }, { world, setSession }) => {
    const account = findByEmail(world, body.email);
    const now = world.clock.now();
    if (account) guardGuessing(account, now);
    if (account?.form.password !== body.password) account?.failures.push(now);
    if (!account || account.form.password !== body.password) throw new CallError("login_failed");
    account.failures = [];
    setSession(openSession(world, account));
    return account.user;
  },
  getUser: (_, { member }) => member.user,
  changeUser: ({ body }, { member }) => {
    member.user = { ...member.user, language: body.language };
    return member.user;
  },
  logOut: (_, { setSession }) => {
    setSession(null);
    return ok;
  },
  activate: ({ body }, { world }) => {
    const account = [...world.accounts.values()].find(({ tokens }) => tokens.has(body.token));
    if (!account) throw new CallError("activation_failed");
    confirm(world, account);
    return ok;
  },
  resendActivation: (_, { world, member }) => {
    if (member.user.status === "not_confirmed") mailActivation(world, member);
    return { email: member.user.email };
  },
  changeProfile: ({ body }, { world, member }) => {
    const { countries, interests } = world.settings;
    const { profile } = member.user;
    const known = interests.filter((interest) => interest !== "unknown");
    const problems = checkProfile(body, { country: profile.country, countries, interests: known });
    if (Object.keys(problems).length > 0) throw new CallError("invalid_request", { fields: problems });
    member.user = { ...member.user, profile: { ...profile, ...body } };
    return { profile: member.user.profile };
  },
};
