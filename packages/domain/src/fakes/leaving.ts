import { day, reactivationMailsADay, reactivationWindow } from "../constants.ts";
import { CallError, type MemberData } from "../contract/index.ts";
import { loginEmail } from "../rules/index.ts";
import { confirmPassword, dropLinks } from "./access.ts";
import { findByEmail, hasPassword } from "./accounts.ts";
import { type FakeReader, mayFind } from "./encounter.ts";
import { type FakeHandlers, ok } from "./handlers.ts";
import { countAttempt, countUse } from "./limits.ts";
import { type FakeAccount, type FakeWorld, instantIn } from "./world.ts";

/** Mails a link that takes a deleted account back. */
function mailLink(world: FakeWorld, { user, deleted }: FakeAccount): void {
  const token = `back-${world.nextId()}`;
  deleted!.tokens.add(token);
  world.mails.unshift({ to: user.email, links: [`https://${world.settings.domain}/account-deleted?token=${token}`] });
}

/** Until when an account can be taken back. */
const endOf = ({ deleted }: FakeAccount): number => deleted!.at + reactivationWindow;

/** Deletes an account: it is gone for others, and nobody is logged in to it any more. */
export function deleteFake(world: FakeWorld, account: FakeAccount): void {
  account.user = {
    ...account.user,
    status: "pending_deletion",
    profile: { ...account.user.profile, status: "disabled" },
  };
  account.deleted = { at: world.clock.now(), tokens: new Set() };
  for (const [token, id] of world.sessions) if (id === account.user.id) world.sessions.delete(token);
  account.tokens.clear();
  dropLinks(world, account, ["change_email", "reset_password"]);
  mailLink(world, account);
}

/** The other member of something that is kept. */
const named = ({ accounts, profiles }: FakeWorld, profile: string) => ({
  profile,
  name: accounts.get(profile)?.user.profile.name ?? profiles.get(profile)?.name ?? null,
});

/** All that the world knows of a member. */
function dataOf(reader: FakeReader, { user, form, ledger }: FakeAccount): MemberData {
  const { world } = reader;
  const { id, profile } = user;
  const likes = (own: "from" | "to", theirs: "from" | "to") =>
    world.likes
      .filter((like) => like[own] === id && (own === "from" || mayFind(reader, like.from)))
      .map((like) => ({ ...named(world, like[theirs]), liked_at: like.at, origin: like.origin }));
  const messages = world.conversations.flatMap((conversation) => {
    const other = named(
      world,
      conversation.members.find((member) => member !== id)!,
    );
    return conversation.messages
      .filter(({ from }) => from === id)
      .map(({ content, sent_at }) => ({
        ...other,
        kind: content.kind,
        text: "text" in content ? content.text : null,
        gift: "gift" in content ? content.gift : null,
        file: null,
        sent_at,
      }));
  });
  return {
    account: {
      id,
      email: user.email,
      status: user.status,
      paid: user.paid_user,
      language: user.language,
      time_zone: form.time_zone,
      signed_up_at: user.signup_date,
      terms_accepted_at: user.signup_date,
      signup_message: profile.about,
      tracking: {},
      notifications_disabled: user.notifications_disabled,
      blur_photos: user.blur_photos,
      last_seen_at: instantIn(world),
    },
    profile,
    photos: profile.images.map(({ status }) => ({ file: null, status })),
    sessions: [],
    likes: { sent: likes("from", "to"), received: likes("to", "from") },
    swipes: world.swipes
      .filter(({ from }) => from === id)
      .map(({ to, choice, day: of }) => ({ ...named(world, to), choice, day: of })),
    blocks: world.blocks
      .filter(({ from }) => from === id)
      .map(({ to }) => ({ ...named(world, to), blocked_at: instantIn(world) })),
    reports: world.reports
      .filter(({ from }) => from === id)
      .map(({ id: number, form: { profile: about, reason, text }, reported_at }) => ({
        ...named(world, about),
        id: number,
        reported_for: reason,
        text,
        reported_at,
      })),
    messages,
    held_messages: world.held
      .filter(({ from }) => from === id)
      .map(({ to, text }) => ({ ...named(world, to), text, held_at: instantIn(world) })),
    photo_decisions: [],
    payments: world.payments
      .filter(({ account }) => account === id)
      .map(({ payment_id, status, method, credits, amount, created_at }) => ({
        id: payment_id,
        status,
        method,
        credits,
        amount,
        created_at,
      })),
    credits: ledger.map(({ kind, amount, balance, created_at }) => ({ kind, amount, balance, created_at })),
  };
}

export const leavingHandlers: FakeHandlers<"deleteAccount" | "reactivate" | "mailReactivation" | "getData"> = {
  deleteAccount: ({ body }, { world, member, setSession }) => {
    confirmPassword(world, member, body.password);
    deleteFake(world, member);
    setSession(null);
    return { until: new Date(endOf(member)).toISOString() };
  },
  reactivate: ({ body }, { world }) => {
    const account = [...world.accounts.values()].find(({ deleted }) => deleted?.tokens.has(body.token));
    if (!account || endOf(account) <= world.clock.now()) throw new CallError("link_invalid");
    account.user = { ...account.user, status: "active", profile: { ...account.user.profile, status: "active" } };
    account.confirmed_at ??= instantIn(world);
    account.deleted = null;
    return ok;
  },
  mailReactivation: ({ body }, { world }) => {
    const email = loginEmail(body.email);
    const account = findByEmail(world, email);
    const attempt = countAttempt(world, account, email);
    if (!account || !hasPassword(account, body.password)) throw new CallError("login_failed");
    attempt.forgive();
    if (!account.deleted) return { email: account.user.email };
    const limit = { subject: `reactivation-mail:${account.user.id}`, allowed: reactivationMailsADay, window: day };
    if (countUse(world, limit) > 0) throw new CallError("too_many_mails");
    mailLink(world, account);
    return { email: account.user.email };
  },
  getData: (_, context) => dataOf(context, context.member),
};
