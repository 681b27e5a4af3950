import type { Profile, Settings } from "@kindling/domain/contract";
import type { ProfileFact } from "@kindling/ui/profile-facts";
import { useIntl } from "react-intl";
import { choiceMessages, fieldMessages } from "../../shared/people/profile-fields.messages.ts";

const factFields = [
  "gender",
  "sexuality",
  "relationship_status",
  "body_type",
  "hair_color",
  "eye_color",
  "tattoos",
] as const;

/** What a profile says in single words, as far as the site shows the field. */
export function useFacts(profile: Profile, settings: Settings): readonly ProfileFact[] {
  const intl = useIntl();
  return factFields.flatMap((field) => {
    const value = profile[field];
    const words = value === null ? undefined : choiceMessages[`${field}.${value}`];
    const note = profile.notes[field];
    if (!(words || note) || !settings.visible_profile_fields.includes(field)) return [];
    const said = words ? intl.formatMessage(words) : note;
    return [{ id: field, label: intl.formatMessage(fieldMessages[field]), value: said, note: words && note }];
  });
}
