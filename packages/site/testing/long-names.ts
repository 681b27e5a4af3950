import type { FakeWorld } from "@kindling/domain/fakes";

/** A name as long as it may be, and the longest place of Wales: neither has a place to break. */
const long = {
  name: "Wolfeschlegelsteinhausenberger",
  city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
};

/** Gives every made-up member a long name, and a long place. */
export function nameLong({ profiles }: FakeWorld): void {
  for (const [id, profile] of profiles) profiles.set(id, { ...profile, ...long });
}

/** An address as long as one may be. */
export const longEmail = `${"maren.van.der.wolfeschlegelstein".repeat(2)}@${"llanfairpwllgwyngyll.".repeat(8)}example`;

/** Gives the one who looks a long name, a long place and a long address, and much to say. */
export function nameReaderLong({ accounts, me }: FakeWorld): void {
  const account = accounts.get(me!)!;
  const profile = { ...account.user.profile, ...long, about: "Abc".repeat(300) };
  account.user = { ...account.user, email: longEmail, profile };
}
