import { defineMessages } from "react-intl";

/** Why a field was refused, by the codes of the domain's rules. */
export const fieldMessages = defineMessages<{
  age_out_of_range: { min: number; max: number };
  age_range: {};
  birth_invalid: {};
  birth_required: { min_age: number };
  birth_too_young: { min_age: number };
  country_unknown: {};
  email_invalid: {};
  email_same: {};
  email_taken: {};
  invalid: {};
  name_address: {};
  name_alphabets: {};
  name_characters: {};
  name_invisible: {};
  name_is_email: {};
  name_reserved: {};
  name_starts_with_at: {};
  new_email_invalid: {};
  old_password_wrong: {};
  password_common: {};
  password_too_short: { min: number };
  password_wrong: {};
  passwords_differ: {};
  place_unknown: {};
  region_unknown: {};
  required: {};
  terms_required: {};
  too_long: { max: number };
}>({
  age_out_of_range: {
    id: "field.age_out_of_range",
    defaultMessage: "Choose an age from {min, number} to {max, number}",
  },
  age_range: { id: "field.age_range", defaultMessage: "The minimum age is higher than the maximum" },
  birth_invalid: { id: "field.birth_invalid", defaultMessage: "Invalid date of birth" },
  birth_required: { id: "field.birth_required", defaultMessage: "Enter your date of birth ({min_age, number}+)" },
  birth_too_young: { id: "field.birth_too_young", defaultMessage: "You have to be {min_age, number} or older" },
  country_unknown: { id: "field.country_unknown", defaultMessage: "Choose a country from the list" },
  email_invalid: { id: "field.email_invalid", defaultMessage: "Invalid email" },
  email_same: { id: "field.email_same", defaultMessage: "This is your address already" },
  email_taken: {
    id: "field.email_taken",
    defaultMessage: "This email address already owns an account on this website",
  },
  invalid: { id: "field.invalid", defaultMessage: "Please check this" },
  name_address: { id: "field.name_address", defaultMessage: "Leave web and email addresses out of your name" },
  name_alphabets: { id: "field.name_alphabets", defaultMessage: "Write each word of your name in one alphabet" },
  name_characters: { id: "field.name_characters", defaultMessage: "This name has characters we can’t show" },
  name_invisible: { id: "field.name_invisible", defaultMessage: "Use at least one letter or number" },
  name_is_email: { id: "field.name_is_email", defaultMessage: "Username may not be the same as your e-mail address" },
  name_reserved: {
    id: "field.name_reserved",
    defaultMessage: "This name could be taken for our team. Choose another one",
  },
  name_starts_with_at: { id: "field.name_starts_with_at", defaultMessage: "A username can’t start with @" },
  new_email_invalid: { id: "field.new_email_invalid", defaultMessage: "New email address is invalid" },
  old_password_wrong: { id: "field.old_password_wrong", defaultMessage: "Please check your old password" },
  password_common: {
    id: "field.password_common",
    defaultMessage: "This password is too easy to guess. Choose another one.",
  },
  password_too_short: { id: "field.password_too_short", defaultMessage: "Use at least {min, number} characters" },
  password_wrong: { id: "field.password_wrong", defaultMessage: "Please check your password" },
  passwords_differ: { id: "field.passwords_differ", defaultMessage: "The entered passwords are not the same" },
  place_unknown: { id: "field.place_unknown", defaultMessage: "Add your city to your profile to search by distance" },
  region_unknown: { id: "field.region_unknown", defaultMessage: "Choose a region in your country" },
  required: { id: "field.required", defaultMessage: "Please fill this in" },
  terms_required: { id: "field.terms_required", defaultMessage: "Accept the terms to continue" },
  too_long: { id: "field.too_long", defaultMessage: "Use {max, number} characters or fewer" },
});
