import { day, minute } from "../constants.ts";
import { CallError, type Nudge } from "../contract/index.ts";
import { nudgeFor, openingOf, openingsAnHour } from "../rules/index.ts";
import { countUse } from "./limits.ts";
import type { FakeAccount, FakeConversation, FakeWorld } from "./world.ts";

/** Refuses a conversation too many: so many an hour, by the age of the account. */
export function guardOpening(world: FakeWorld, { user }: FakeAccount): void {
  const allowed = openingsAnHour(world.clock.now() - Date.parse(user.signup_date));
  const wait = countUse(world, { subject: `opening:${user.id}`, allowed, window: 60 * minute });
  if (wait > 0) throw new CallError("too_many_conversations", { minutes: Math.ceil(wait / minute) });
}

/** First words, to whom, under which request key. */
interface Words {
  readonly from: string;
  readonly to: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly key: string;
}

/** Keeps first words back that go to many within a day; a key that was kept back stays so. */
export function guardWords({ openings, held, clock }: FakeWorld, { from, to, text, key }: Words): void {
  const before = held.find((one) => one.from === from && one.key === key);
  if (before && (before.to !== to.id || before.text !== text)) throw new CallError("request_key_reused");
  if (before) throw new CallError("held_for_review");
  const opening = openingOf(text, to.name);
  if (!opening) return;
  const { likeness, most } = opening;
  openings.push({ from, to: to.id, likeness, at: clock.now() });
  const alike = openings.filter((one) => one.from === from && one.likeness === likeness && one.at > clock.now() - day);
  if (new Set(alike.map((one) => one.to)).size <= most) return;
  held.push({ from, to: to.id, text, key });
  throw new CallError("held_for_review");
}

/** What a text is the first mention of in its conversation. */
export function nudgeOf(
  { settings }: FakeWorld,
  { messages }: FakeConversation,
  text: string,
  language: string,
): Nudge | undefined {
  if (messages.some(({ nudge }) => nudge)) return undefined;
  return nudgeFor(text, [language, settings.domain_language ?? "en", "en"]) ?? undefined;
}
