import type { OwnProfile, Settings } from "../contract/index.ts";

type Profile = Pick<
  OwnProfile,
  | "images"
  | "about"
  | "interests"
  | "city"
  | "relationship_status"
  | "body_type"
  | "hair_color"
  | "eye_color"
  | "tattoos"
>;

/** What makes a profile whole, and when it is there: first what brings a member the most. */
const filled = {
  images: ({ images }) => images.length > 0,
  about: ({ about }) => about !== "",
  interests: ({ interests }) => interests.length > 0,
  city: ({ city }) => city !== null,
  relationship_status: (profile) => profile.relationship_status !== null,
  body_type: (profile) => profile.body_type !== null,
  hair_color: (profile) => profile.hair_color !== null,
  eye_color: (profile) => profile.eye_color !== null,
  tattoos: (profile) => profile.tattoos !== null,
} as const satisfies Record<string, (profile: Profile) => boolean>;

export type ProfilePart = keyof typeof filled;

const parts = Object.keys(filled) as ProfilePart[];

/** No site hides photos and city. */
const shownAlways: readonly ProfilePart[] = ["images", "city"];

export interface Completeness {
  /** How much is there, from 0 to 1. */
  readonly share: number;
  /** What is not there yet: first what brings the most. */
  readonly missing: readonly ProfilePart[];
}

/** How complete a profile is; what the site does not show to others does not count. */
export function completenessOf(
  profile: Profile,
  { visible_profile_fields: visible }: Pick<Settings, "visible_profile_fields">,
): Completeness {
  const counted = parts.filter((part) => shownAlways.includes(part) || (visible as readonly string[]).includes(part));
  const missing = counted.filter((part) => !filled[part](profile));
  return { share: 1 - missing.length / counted.length, missing };
}
