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
