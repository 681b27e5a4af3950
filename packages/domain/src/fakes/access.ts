import {
  day,
  emailChangeLinkLifetime,
  emailChangesADay,
  minute,
  resetLinkLifetime,
  resetMailsADay,
  resetsAnHour,
  undoLinkLifetime,
} from "../constants.ts";
import { CallError } from "../contract/index.ts";
import {
  answersNeutrally,
  checkEmail,
  checkEmailChange,
  checkPassword,
  loginEmail,
  normalizeEmail,
} from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { confirm, findByEmail, hasPassword } from "./accounts.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { countAttempt, countUse, guardLimit } from "./limits.ts";
import { type FakeAccount, type FakeLink, type FakeWorld, instantIn } from "./world.ts";

/** Mails a link that acts; it stands in the world's mails. */
function mailLink(world: FakeWorld, to: string, path: string, link: Omit<FakeLink, "used">): void {
  const token = `token-${world.nextId()}`;
  world.links.set(token, { ...link, used: false });
  world.mails.unshift({ to, links: [`https://${world.settings.domain}${path}?token=${token}`] });
}

/** Takes a link by its token and uses it up. */
function takeLink(world: FakeWorld, action: FakeLink["action"], token: string) {
  const link = world.links.get(token);
  const account = world.accounts.get(link?.account ?? "");
  if (!link || !account || link.action !== action || link.until <= world.clock.now())
    throw new CallError("link_invalid");
  const { used } = link;
  link.used = true;
  return { account, email: link.email, used };
}

/** Makes links of an account worthless; all but that of a token. */
export function dropLinks(
  { links }: FakeWorld,
  account: FakeAccount,
  actions: readonly FakeLink["action"][],
  but?: string,
): void {
  for (const [token, { account: of, action }] of links)
    if (of === account.user.id && actions.includes(action) && token !== but) links.delete(token);
}

function closeSessions({ sessions }: FakeWorld, account: FakeAccount, but?: string): void {
  for (const [token, of] of sessions) if (of === account.user.id && token !== but) sessions.delete(token);
}

function mailReset(world: FakeWorld, account: FakeAccount): void {
  dropLinks(world, account, ["reset_password"]);
  const { id, email } = account.user;
  const until = world.clock.now() + resetLinkLifetime;
  mailLink(world, email, "/reset-password/do", { action: "reset_password", account: id, until });
}

function mailUndo(world: FakeWorld, account: FakeAccount, email: string): void {
  const until = world.clock.now() + undoLinkLifetime;
  mailLink(world, email, "/undo-change", { action: "undo_change", account: account.user.id, until, email });
}

function putPassword(world: FakeWorld, account: FakeAccount, password: string, keep?: string): void {
  account.form = { ...account.form, password };
  closeSessions(world, account, keep);
  dropLinks(world, account, ["reset_password"]);
  mailUndo(world, account, account.user.email);
}

function guardPassword(password: string): void {
  const problem = checkPassword(password);
  refuseFields(problem ? { password: problem } : {});
}

/** Makes sure that whoever is logged in knows the password. */
export function confirmPassword(
  world: FakeWorld,
  member: FakeAccount,
  password: string,
  field: "password" | "old_password" = "password",
): void {
  const attempt = countAttempt(world, member, member.user.email);
  if (!hasPassword(member, password)) refuseFields({ [field]: { code: `${field}_wrong` } });
  attempt.forgive();
}

function sessionsOf({ world, member, token: own }: FakeContext) {
  const at = instantIn(world);
  const tokens = [...world.sessions].flatMap(([token, account]) => (account === member.user.id ? [token] : []));
  return {
    sessions: tokens.map((token) => ({
      id: token.replace(/\D/g, ""),
      browser: "Firefox",
      system: token === own ? "Linux" : "Android",
      created_at: at,
      last_used_at: at,
      current: token === own,
    })),
  };
}

export const accessHandlers: FakeHandlers<
  | "askReset"
  | "resetPassword"
  | "changePassword"
  | "askEmailChange"
  | "changeEmail"
  | "undoChange"
  | "getSessions"
  | "endSession"
> = {
  askReset: ({ body }, { world }) => {
    const email = loginEmail(body.email);
    const wrong = checkEmail(email);
    refuseFields(wrong ? { email: wrong } : {});
    guardLimit(world, { subject: "reset", allowed: resetsAnHour, window: 60 * minute });
    const account = findByEmail(world, email);
    if (!account && !answersNeutrally(world.settings)) throw new CallError("email_not_found");
    const mails = { subject: `reset-mail:${email}`, allowed: resetMailsADay, window: day };
    if (countUse(world, mails) > 0) throw new CallError("too_many_reset_mails");
    if (account) mailReset(world, account);
    return ok;
  },
  resetPassword: ({ body }, { world }) => {
    guardPassword(body.password);
    const { account, used } = takeLink(world, "reset_password", body.token);
    if (used) throw new CallError("link_invalid");
    putPassword(world, account, body.password);
    return ok;
  },
  changePassword: ({ body }, { world, member, token }) => {
    guardPassword(body.password);
    confirmPassword(world, member, body.old_password, "old_password");
    putPassword(world, member, body.password, token);
    return ok;
  },
  askEmailChange: ({ body }, { world, member }) => {
    const email = normalizeEmail(body.email);
    refuseFields(checkEmailChange(body, member.user.email));
    confirmPassword(world, member, body.password);
    const owner = findByEmail(world, email);
    if (owner && !answersNeutrally(world.settings)) refuseFields({ email: { code: "email_taken" } });
    const { id } = member.user;
    const mails = { subject: `email-change:${id}`, allowed: emailChangesADay, window: day };
    if (countUse(world, mails) > 0) throw new CallError("too_many_mails");
    dropLinks(world, member, ["change_email"]);
    const until = world.clock.now() + emailChangeLinkLifetime;
    if (owner) world.mails.unshift({ to: email, links: [`https://${world.settings.domain}/login`] });
    else mailLink(world, email, "/mail-change/do", { action: "change_email", account: id, until, email });
    return { email };
  },
  changeEmail: ({ body }, { world }) => {
    const { account, email, used } = takeLink(world, "change_email", body.token);
    const { email: old } = account.user;
    if (used && old === email) return { email };
    if (used) throw new CallError("link_invalid");
    if (findByEmail(world, email!)) throw new CallError("account_exists");
    account.user = { ...account.user, email: email! };
    if (account.user.status === "not_confirmed") confirm(world, account);
    dropLinks(world, account, ["reset_password"]);
    account.tokens.clear();
    mailUndo(world, account, old);
    return { email: email! };
  },
  undoChange: ({ body }, { world }) => {
    const { account, email, used } = takeLink(world, "undo_change", body.token);
    if (used) return { email: email! };
    const owner = findByEmail(world, email!);
    if (owner && owner !== account) throw new CallError("account_exists");
    account.user = { ...account.user, email: email! };
    account.form = { ...account.form, password: `nobody's ${world.nextId()}` };
    closeSessions(world, account);
    dropLinks(world, account, ["change_email", "reset_password", "undo_change"], body.token);
    mailReset(world, account);
    return { email: email! };
  },
  getSessions: (_, context) => sessionsOf(context),
  endSession: ({ body }, context) => {
    const { world, member, token: own } = context;
    if (body.session === undefined) closeSessions(world, member, own);
    for (const [token, account] of world.sessions)
      if (account === member.user.id && token.replace(/\D/g, "") === body.session) world.sessions.delete(token);
    return sessionsOf(context);
  },
};
