import type { Profile } from "@kindling/domain/contract";
import type { members } from "../database/schema/index.ts";

type Details = Pick<
  Profile,
  "sexuality" | "about" | "hair_color" | "eye_color" | "body_type" | "relationship_status" | "tattoos" | "notes"
>;

/** What a member says of themselves beyond their card. */
export const detailsOf = (member: typeof members.$inferSelect): Details => ({
  sexuality: member.sexuality,
  about: member.about,
  hair_color: member.hairColor,
  eye_color: member.eyeColor,
  body_type: member.bodyType,
  relationship_status: member.relationshipStatus,
  tattoos: member.tattoos,
  notes: member.notes,
});
