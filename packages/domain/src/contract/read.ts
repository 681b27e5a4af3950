import {
  accountStatuses,
  bodyTypes,
  closedReasons,
  discountStatuses,
  discountValidities,
  eventKinds,
  eyeColors,
  genders,
  hairColors,
  imageStatuses,
  interests,
  ledgerKinds,
  likeOrigins,
  localeCodes,
  mailStops,
  nudges,
  messageKinds,
  noteFields,
  paymentStatuses,
  paymentSteps,
  profileFields,
  profileStatuses,
  relationshipStatuses,
  searchFields,
  sexualities,
  signupModes,
  streamKinds,
  systemEvents,
  tattooAnswers,
  unknown,
  visitorSearchModes,
  visibilities,
} from "../vocabulary/index.ts";

/** The values that this version knows, by the field that holds one or a list of them, in whatever answer. */
export const knownValues: Readonly<Record<string, readonly string[]>> = {
  kind: [...messageKinds, ...eventKinds, ...streamKinds, ...paymentSteps, ...ledgerKinds],
  status: [...accountStatuses, ...imageStatuses, ...profileStatuses, ...paymentStatuses, ...discountStatuses],
  reason: closedReasons,
  event: systemEvents,
  origin: likeOrigins,
  validity: discountValidities,
  gender: genders,
  sexuality: sexualities,
  hair_color: hairColors,
  eye_color: eyeColors,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
  tattoos: tattooAnswers,
  interests,
  language: localeCodes,
  notifications_disabled: mailStops,
  nudge: nudges,
  visibility: visibilities,
  visible_locales: localeCodes,
  search_fields: searchFields,
  visible_profile_fields: profileFields,
  visible_profile_notes: noteFields,
  signups: signupModes,
  logged_out_search: visitorSearchModes,
  logged_out_search_trafficsource: visitorSearchModes,
};

/**
 * Reads an answer without its schema: a value that this version does not know becomes `unknown`, all else stays as it is.
 * The first load of a page reads so; schemas, which weigh more, come once the page can be used.
 */
export function readKinds(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => readKinds(item, field));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readKinds(part, name)]));
  const known = Object.hasOwn(knownValues, field) && knownValues[field];
  return known && typeof value === "string" && !known.includes(value) ? unknown : value;
}
