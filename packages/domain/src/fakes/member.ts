import { minute } from "../constants.ts";
import type { SignUpForm } from "../contract/index.ts";
import { book, confirm, openAccount } from "./accounts.ts";
import {
  createEmptyWorld,
  type FakeAccount,
  type FakeChat,
  type FakeOptions,
  type FakeWorld,
  instantIn,
} from "./world.ts";

/** How the member of a made-up world logs in. */
export const fakeCredentials = { email: "maren@example.com", password: "correct horse battery" };

const form: SignUpForm = {
  ...fakeCredentials,
  request_key: "the-sign-up-of-the-member",
  name: "Maren",
  date_of_birth: "1994-04-12",
  signup_message: "",
  gender: "female",
  seeking: "male",
  country: "NL",
  region: "NL-UT",
  city: "Utrecht",
  min_age: 25,
  max_age: 45,
  terms_accepted: true,
  language: "en",
  time_zone: "Europe/Amsterdam",
};

const lines = [
  "Hi! Your profile made me smile.",
  "Thank you, yours too. What are you up to this weekend?",
  "A long walk by the canal, if the rain lets me. And you?",
  "Baking bread, badly. Somebody has to eat it.",
];

function addLikes(world: FakeWorld, { likes = {} }: FakeOptions, own: string): void {
  const { received = 0, sent = 0, mutual = 0 } = likes;
  const ids = [...world.profiles.keys()];
  const both = ids.slice(0, mutual);
  const from = [...both, ...ids.slice(mutual, mutual + received)];
  const to = [...both, ...ids.slice(mutual + received, mutual + received + sent)];
  for (const [n, id] of from.entries())
    world.likes.push({
      from: id,
      to: own,
      at: instantIn(world, (n + 1) * 47 * minute),
      seen: n % 3 === 2,
      origin: "member",
    });
  for (const [n, id] of to.entries())
    world.likes.push({ from: own, to: id, at: instantIn(world, (n + 1) * 53 * minute), seen: true, origin: "member" });
}

/** One conversation, its last message `ago` milliseconds old. */
function addChat(
  world: FakeWorld,
  own: string,
  other: string,
  { messages = 3, unread = 0, last }: FakeChat,
  ago: number,
) {
  const ids = Array.from({ length: messages }, () => world.nextId());
  const sent = ids.map((id, index) => ({
    id,
    seq: index + 1,
    from: (messages - index) % 2 === 1 ? other : own,
    content: {
      kind: "text" as const,
      text: index === messages - 1 && last !== undefined ? last : lines[index % lines.length]!,
    },
    sent_at: instantIn(world, ago + (messages - 1 - index) * 7 * minute),
    key: `00000000-0000-4000-8000-${id.padStart(12, "0")}`,
  }));
  const others = sent.filter(({ from }) => from === other);
  const firstUnread = unread > 0 ? others.at(-unread) : undefined;
  world.conversations.push({
    id: world.nextId(),
    members: [own, other],
    messages: sent,
    read: new Map([[own, firstUnread ? firstUnread.seq - 1 : messages]]),
    removed: new Map(),
  });
}

function addChats(world: FakeWorld, { chats = 0 }: FakeOptions, own: string): void {
  const all =
    typeof chats === "number" ? Array.from({ length: chats }, (_, n) => ({ unread: n % 3 === 0 ? 1 : 0 })) : chats;
  const ids = [...world.profiles.keys()];
  if (all.length > ids.length) throw new Error(`${all.length} conversations need as many members`);
  for (const [n, chat] of all.entries()) addChat(world, own, ids[n]!, chat, (n * n + 1) * 11 * minute);
}

/** Pays for what the member has written, and brings the balance to what it should be. */
function settleCredits(world: FakeWorld, account: FakeAccount, { premium, balance }: FakeOptions): void {
  const own = account.user.id;
  const wanted = balance ?? account.user.credits;
  const written = world.conversations.flatMap(({ members, messages }) =>
    messages.filter(({ from }) => from === own).map((message) => ({ message, to: members[1] })),
  );
  const price = world.settings.message_credits;
  const missing = wanted + written.length * price - account.user.credits;
  if (missing > 0) {
    const kind = premium ? "purchase" : "bonus";
    const at = instantIn(world, 30 * 24 * 60 * minute);
    book(
      world,
      account,
      kind === "purchase" ? { kind, amount: missing, payment_id: world.nextId() } : { kind, amount: missing },
      at,
    );
  }
  for (const { message, to } of written.toSorted((a, b) => a.message.sent_at.localeCompare(b.message.sent_at)))
    book(
      world,
      account,
      { kind: "message", amount: -price, profile_name: world.profiles.get(to)!.name },
      message.sent_at,
    );
  const spare = account.user.credits - wanted;
  if (spare > 0) book(world, account, { kind: "message", amount: -spare, profile_name: null });
  if (premium) account.user = { ...account.user, paid_user: true };
}

/** Lets a member live in a world, as the options describe them. */
function addMember(world: FakeWorld, options: FakeOptions): void {
  const { me, confirmed = true } = options;
  const account = openAccount(world, form, instantIn(world, 60 * 24 * 60 * minute));
  if (confirmed) confirm(world, account);
  if (typeof me === "object") account.user = { ...account.user, profile: { ...account.user.profile, ...me } };
  world.me = account.user.id;
  addLikes(world, options, account.user.id);
  addChats(world, options, account.user.id);
  settleCredits(world, account, options);
}

/**
 * Makes a world: made-up members, and the member whom the options describe.
 *
 * @example createFakeWorld({ me: true, balance: 0, chats: [{ messages: 60, unread: 2 }] });
 */
export function createFakeWorld(options: FakeOptions = {}): FakeWorld {
  const world = createEmptyWorld(options);
  if (options.me) addMember(world, options);
  return world;
}
