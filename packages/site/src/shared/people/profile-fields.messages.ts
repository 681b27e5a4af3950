import { defineMessages, type MessageDescriptor } from "react-intl";

/** The names of a profile's fields. */
export const fieldMessages = defineMessages<{
  gender: {};
  sexuality: {};
  hair_color: {};
  eye_color: {};
  body_type: {};
  relationship_status: {};
  tattoos: {};
}>({
  gender: { id: "profile.field.gender", defaultMessage: "Gender" },
  sexuality: { id: "profile.field.sexuality", defaultMessage: "Sexuality" },
  hair_color: { id: "profile.field.hair_color", defaultMessage: "Hair" },
  eye_color: { id: "profile.field.eye_color", defaultMessage: "Eyes" },
  body_type: { id: "profile.field.body_type", defaultMessage: "Body type" },
  relationship_status: { id: "profile.field.relationship_status", defaultMessage: "Relationship" },
  tattoos: { id: "profile.field.tattoos", defaultMessage: "Tattoos" },
});

/** The words for each choice of a profile's fields, by `<field>.<value>`. */
export const choiceMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  "gender.male": { id: "profile.gender.male", defaultMessage: "Man" },
  "gender.female": { id: "profile.gender.female", defaultMessage: "Woman" },
  "sexuality.hetero": { id: "profile.sexuality.hetero", defaultMessage: "Straight" },
  "sexuality.gay": { id: "profile.sexuality.gay", defaultMessage: "Gay" },
  "sexuality.lesbian": { id: "profile.sexuality.lesbian", defaultMessage: "Lesbian" },
  "sexuality.bi": { id: "profile.sexuality.bi", defaultMessage: "Bi" },
  "hair_color.black": { id: "profile.hair_color.black", defaultMessage: "Black" },
  "hair_color.brown": { id: "profile.hair_color.brown", defaultMessage: "Brown" },
  "hair_color.blond": { id: "profile.hair_color.blond", defaultMessage: "Blond" },
  "hair_color.red": { id: "profile.hair_color.red", defaultMessage: "Red" },
  "hair_color.grey": { id: "profile.hair_color.grey", defaultMessage: "Gray" },
  "hair_color.bald": { id: "profile.hair_color.bald", defaultMessage: "Bald" },
  "hair_color.other": { id: "profile.hair_color.other", defaultMessage: "Another color" },
  "eye_color.brown": { id: "profile.eye_color.brown", defaultMessage: "Brown" },
  "eye_color.blue": { id: "profile.eye_color.blue", defaultMessage: "Blue" },
  "eye_color.green": { id: "profile.eye_color.green", defaultMessage: "Green" },
  "eye_color.hazel": { id: "profile.eye_color.hazel", defaultMessage: "Hazel" },
  "eye_color.grey": { id: "profile.eye_color.grey", defaultMessage: "Gray" },
  "body_type.slim": { id: "profile.body_type.slim", defaultMessage: "Slim" },
  "body_type.average": { id: "profile.body_type.average", defaultMessage: "Average" },
  "body_type.athletic": { id: "profile.body_type.athletic", defaultMessage: "Athletic" },
  "body_type.curvy": { id: "profile.body_type.curvy", defaultMessage: "Curvy" },
  "body_type.full": { id: "profile.body_type.full", defaultMessage: "Full-figured" },
  "relationship_status.single": { id: "profile.relationship_status.single", defaultMessage: "Single" },
  "relationship_status.relationship": {
    id: "profile.relationship_status.relationship",
    defaultMessage: "In a relationship",
  },
  "relationship_status.married": { id: "profile.relationship_status.married", defaultMessage: "Married" },
  "relationship_status.divorced": { id: "profile.relationship_status.divorced", defaultMessage: "Divorced" },
  "relationship_status.widowed": { id: "profile.relationship_status.widowed", defaultMessage: "Widowed" },
  "relationship_status.open": { id: "profile.relationship_status.open", defaultMessage: "In an open relationship" },
  "tattoos.none": { id: "profile.tattoos.none", defaultMessage: "None" },
  "tattoos.few": { id: "profile.tattoos.few", defaultMessage: "A few" },
  "tattoos.many": { id: "profile.tattoos.many", defaultMessage: "Many" },
});
