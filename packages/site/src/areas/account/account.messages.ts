import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  profileTitle: {};
  profileView: {};
  about: {};
  aboutHint: {};
  country: {};
  region: {};
  city: {};
  note: { field: string };
  noteHint: { max: number };
  notSaid: {};
  interests: {};
  saved: {};
  settingsTitle: {};
  settingsDescription: { site: string };
  email: {};
  confirmed: {};
  notConfirmed: {};
  membership: {};
  free: {};
  premium: {};
  since: {};
  language: {};
  languageTitle: {};
  languageDescription: { site: string };
  change: {};
  logOut: {};
  blocked: {};
  blockedNone: {};
  visibility: {};
  visibilitySave: {};
  visibilitySaved: {};
  photosInMessages: {};
  blur: {};
  blurHint: {};
  blurAlways: {};
  blurSave: {};
}>({
  profileTitle: { id: "account.profile.title", defaultMessage: "My profile" },
  profileView: { id: "account.profile.view", defaultMessage: "View as others see it" },
  about: { id: "account.about", defaultMessage: "About me" },
  aboutHint: { id: "account.about.hint", defaultMessage: "What would you like others to know?" },
  country: { id: "signup.country", defaultMessage: "Country" },
  region: { id: "signup.region", defaultMessage: "Region" },
  city: { id: "account.city", defaultMessage: "City" },
  note: {
    id: "account.note",
    defaultMessage: "{field}, in your own words",
    description: "Label of a note that a member adds to a field of their profile, such as “Tattoos”",
  },
  noteHint: { id: "account.note.hint", defaultMessage: "Up to {max, number} characters, shown with this field." },
  notSaid: { id: "account.not_said", defaultMessage: "Prefer not to say" },
  interests: { id: "account.interests", defaultMessage: "Interests" },
  saved: { id: "account.saved", defaultMessage: "Profile saved" },
  settingsTitle: { id: "account.settings.title", defaultMessage: "Settings" },
  settingsDescription: {
    id: "account.settings.description",
    defaultMessage: "Your email address, membership and language on {site}.",
  },
  email: { id: "account.email", defaultMessage: "Email address" },
  confirmed: { id: "account.confirmed", defaultMessage: "Confirmed" },
  notConfirmed: { id: "account.not_confirmed", defaultMessage: "Not confirmed yet" },
  membership: { id: "account.membership", defaultMessage: "Membership" },
  free: { id: "account.free", defaultMessage: "Free" },
  premium: { id: "account.premium", defaultMessage: "Premium" },
  since: { id: "account.since", defaultMessage: "Member since" },
  language: { id: "account.language", defaultMessage: "Language" },
  change: { id: "account.change", defaultMessage: "Change" },
  logOut: { id: "account-menu.logout", defaultMessage: "Log out" },
  blocked: { id: "account.blocked", defaultMessage: "Blocked members" },
  blockedNone: { id: "account.blocked.none", defaultMessage: "You haven’t blocked anyone." },
  visibility: { id: "account.visibility", defaultMessage: "Who sees you" },
  visibilitySave: { id: "account.visibility.save", defaultMessage: "Save visibility" },
  visibilitySaved: { id: "account.visibility.saved", defaultMessage: "Saved" },
  languageTitle: { id: "language.title", defaultMessage: "Choose your language" },
  languageDescription: {
    id: "language.description",
    defaultMessage: "Read {site} in your own language.",
  },
  photosInMessages: { id: "account.photos_in_messages", defaultMessage: "Photos in messages" },
  blur: { id: "account.blur", defaultMessage: "Blur every photo I get" },
  blurHint: {
    id: "account.blur.hint",
    defaultMessage:
      "You see a photo once you press it. If this is off, only the first ones from people you haven’t matched with are blurred.",
  },
  blurSave: { id: "account.blur.save", defaultMessage: "Save" },
  blurAlways: {
    id: "account.blur.always",
    defaultMessage: "Every photo you get is blurred until you press it.",
  },
});
