/** The seven niches; the wire has the number, 1 to 7. */
export const niches = ["general", "female", "bdsm", "bbw", "older-women", "milf", "gay"] as const;
export type Niche = (typeof niches)[number];

export const profileFields = [
  "about",
  "gender",
  "sexuality",
  "interests",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
  "tattoos",
] as const;
/** The fields that a member may add a note of their own to, where the site has it: all that are no text already. */
export const noteFields = [
  "gender",
  "sexuality",
  "interests",
  "hair_color",
  "eye_color",
  "body_type",
  "relationship_status",
  "tattoos",
] as const satisfies readonly (typeof profileFields)[number][];
export type NoteField = (typeof noteFields)[number];
export const searchFields = ["gender", "country", "countryregion", "age"] as const;
/** What a search begins with: who is new, who was here lately, who is near. */
export const searchSorts = ["newest", "active", "near"] as const;
export const signupModes = ["all", "with_trafficsource", "invite_only"] as const;
/** How much a visitor sees of search: nothing, its first page, or all of it. */
export const visitorSearchModes = ["none", "first_page", "all"] as const;
