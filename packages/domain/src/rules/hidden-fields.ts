import type { NoteField, Profile, Settings } from "../contract/index.ts";

type Field = Settings["visible_profile_fields"][number] & keyof Profile;

/** What stands where a site does not show a field: what a member who has said nothing there has. */
const nothing = {
  about: "",
  gender: "unknown",
  sexuality: "unknown",
  interests: [],
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
} as const satisfies { readonly [F in Field]: Profile[F] | readonly [] };

const fields = Object.keys(nothing) as Field[];

/** A member as a site shows them to others: without what it hides. */
export function withoutHidden<T extends Partial<Pick<Profile, Field>>>(
  profile: T,
  { visible_profile_fields: visible }: Pick<Settings, "visible_profile_fields">,
): T {
  const hidden = fields.filter((field) => field in profile && !visible.includes(field));
  return { ...profile, ...Object.fromEntries(hidden.map((field) => [field, nothing[field]])) };
}

type NoteSettings = Pick<Settings, "visible_profile_fields" | "visible_profile_notes">;

/** The fields that a member may add a note to on a site: those whose notes it shows, as far as it shows the field. */
export const noteFieldsOf = ({
  visible_profile_fields: fields,
  visible_profile_notes: notes,
}: NoteSettings): NoteField[] => notes.filter((field) => field !== "unknown" && fields.includes(field)) as NoteField[];

/** A member's notes as a site shows them. */
export const shownNotes = (notes: Profile["notes"], settings: NoteSettings): Profile["notes"] =>
  Object.fromEntries(
    noteFieldsOf(settings).flatMap((field) => (notes[field] === undefined ? [] : [[field, notes[field]]])),
  );
