import { adultInterests, CallError, isGone, type Profile, type ProfileCard } from "../contract/index.ts";
import { distanceBetween, photosShown, shownNotes } from "../rules/index.ts";
import { fakeCellOf } from "./cities.ts";
import type { FakeContext } from "./handlers.ts";
import type { FakeConversation, FakeWorld } from "./world.ts";

/** Who reads: the world, and the account where there is one. */
export type FakeReader = Pick<FakeContext, "world" | "account">;

const hasBlocked = ({ blocks }: FakeWorld, from: string | undefined, to: string): boolean =>
  blocks.some((block) => block.from === from && block.to === to);

/** The conversation of two. */
export const between = ({ conversations }: FakeWorld, a: string | undefined, b: string): FakeConversation | undefined =>
  conversations.find(({ members }) => a !== undefined && members.includes(a) && members.includes(b));

/** A member whatever has become of them: made up, or with an account. */
function memberOf(world: FakeWorld, id: string): Profile | undefined {
  const account = world.accounts.get(id);
  if (!account) return world.profiles.get(id);
  const { status: _status, date_of_birth: _birth, placed: _placed, ...own } = account.user.profile;
  return { ...own, locked_images: 0, conversation: null };
}

/** Whether others meet a member at all: not before they have confirmed their address, nor after they have left. */
const isHere = ({ accounts, gone, leaving }: FakeWorld, id: string): boolean =>
  !gone.has(id) && !leaving.has(id) && (accounts.get(id)?.user.status ?? "active") === "active";

/** Whether a member has deleted their account. */
const isLeaving = ({ accounts, leaving }: FakeWorld, id: string): boolean =>
  leaving.has(id) || accounts.get(id)?.user.status === "pending_deletion";

/** Who comes across a member. */
const visibilityOf = ({ accounts, visibilities }: FakeWorld, id: string) =>
  accounts.get(id)?.user.visibility ?? visibilities.get(id) ?? "everyone";

/** Whether a member has chosen a reader: has liked them, or written to them. */
const hasChosen = (world: FakeWorld, id: string, reader: string | undefined): boolean =>
  world.likes.some(({ from, to }) => from === id && to === reader) ||
  (between(world, reader, id)?.messages.some(({ from }) => from === id) ?? false);

/** Whether a member lets a reader see them: in privacy mode only those whom they have chosen. */
const isOpenTo = ({ world, account }: FakeReader, id: string): boolean =>
  visibilityOf(world, id) !== "chosen" || hasChosen(world, id, account?.user.id);

/** Whether a reader may read of a member what is between the two: never over a block, whoever made it. */
export function mayRecall({ world, account }: FakeReader, id: string): boolean {
  const own = account?.user.id;
  return id !== own && !hasBlocked(world, own, id) && !hasBlocked(world, id, own ?? "");
}

/** Whether a reader opens a member's page or writes to them: to who is invisible, where they have a conversation. */
const mayVisit = (reader: FakeReader, id: string): boolean =>
  isHere(reader.world, id) &&
  mayRecall(reader, id) &&
  isOpenTo(reader, id) &&
  (visibilityOf(reader.world, id) !== "nobody" || between(reader.world, reader.account?.user.id, id) !== undefined);

/** Whether a reader comes across a member in lists. */
export const mayFind = (reader: FakeReader, id: string): boolean =>
  mayVisit(reader, id) && visibilityOf(reader.world, id) !== "nobody";

/** A member as a reader sees them on their page. */
export function shownTo({ world, account }: FakeReader, member: Profile): Profile {
  const images = member.images.slice(0, photosShown(account ? { paid: account.user.paid_user } : null));
  const seen = (interest: string) => account !== undefined || !(adultInterests as readonly string[]).includes(interest);
  return {
    ...member,
    distance: distanceBetween(fakeCellOf(account?.user.profile.city), fakeCellOf(member.city)),
    notes: shownNotes(member.notes, world.settings),
    images,
    locked_images: member.locked_images + member.images.length - images.length,
    interests: member.interests.filter((one) => seen(one) && world.settings.interests.includes(one)),
    conversation: between(world, account?.user.id, member.id)?.id ?? null,
  };
}

/** A member as a reader sees them in lists. */
export function cardFor(reader: FakeReader, member: Profile): ProfileCard {
  const { sexuality: _1, about: _2, hair_color: _3, eye_color: _4, body_type: _5, ...rest } = shownTo(reader, member);
  const {
    relationship_status: _6,
    tattoos: _7,
    notes: _11,
    images: _8,
    locked_images: _9,
    conversation: _10,
    ...card
  } = rest;
  return card;
}

/** The cards of members that a reader may read of. */
export const cardsFor = (reader: FakeReader, ids: Iterable<string>): ProfileCard[] =>
  [...ids].flatMap((id) => memberOf(reader.world, id) ?? []).map((member) => cardFor(reader, member));

/** One member as a reader comes upon them, and why the reader may not meet them, if so. */
export interface FakeEncounter {
  readonly member: Profile;
  readonly refusal: CallError | null;
}

/**
 * Looks a member up for a reader who would find or visit them. Who is unknown, out of sight or oneself is `not_found`; over a
 * block both hear whose it is.
 */
export function encounter(reader: FakeReader, id: string, reach: "find" | "visit" = "visit"): FakeEncounter {
  const { world, account } = reader;
  const own = account?.user.id;
  const member = memberOf(world, id);
  if (!member || id === own) throw new CallError("not_found");
  if ((reach === "find" ? mayFind : mayVisit)(reader, id)) return { member, refusal: null };
  const visibility = visibilityOf(world, id);
  if (visibility !== "everyone" && !between(world, own, id)) throw new CallError("not_found");
  if (hasBlocked(world, id, own ?? "")) return { member, refusal: new CallError("blocked", { name: member.name }) };
  if (hasBlocked(world, own, id))
    return { member, refusal: new CallError("blocked_by_you", { name: member.name, profile: id }) };
  if (isLeaving(world, id)) return { member, refusal: new CallError("recipient_deleted") };
  if (isHere(world, id) && visibility === "chosen")
    return { member, refusal: new CallError("recipient_private", { name: member.name }) };
  return { member, refusal: new CallError("recipient_unavailable") };
}

/** Looks up whom a reader may act against: whoever they know, over a block and after the other has left, too. */
export function acquaintance(reader: FakeReader, id: string): Profile {
  const { member, refusal } = encounter(reader, id);
  if (isGone(refusal) && !between(reader.world, reader.account?.user.id, id)) throw new CallError("not_found");
  return member;
}

/** Everybody whom a reader could meet at an instant, the newest first. */
export function peopleBy(reader: FakeReader, instant: string): Profile[] {
  const { world } = reader;
  const joined = [...world.accounts.values()]
    .filter(({ confirmed_at: at }) => at !== null && at <= instant)
    .toSorted((a, b) => b.confirmed_at!.localeCompare(a.confirmed_at!) || Number(b.user.id) - Number(a.user.id))
    .map(({ user }) => memberOf(world, user.id)!);
  return [...joined, ...world.profiles.values()].filter(({ id }) => mayFind(reader, id));
}
