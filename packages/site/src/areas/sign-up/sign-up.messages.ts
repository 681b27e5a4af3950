import { defineMessages, type MessageTag } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: { site: string };
  who: {};
  gender: {};
  male: {};
  female: {};
  seeking: {};
  seekingMale: {};
  seekingFemale: {};
  seekingBoth: {};
  birth: {};
  birthWhy: { min_age: number };
  dateOfBirth: {};
  place: {};
  country: {};
  region: {};
  chooseCountry: {};
  chooseRegion: {};
  city: {};
  ages: {};
  yourself: {};
  name: {};
  nameHint: {};
  message: {};
  messageHint: {};
  account: {};
  email: {};
  emailHint: {};
  password: {};
  terms: { min_age: number; terms: MessageTag; privacy: MessageTag };
  submit: {};
  login: {};
  haveAccount: {};
  confirmTitle: {};
  confirmText: { email: string };
  confirmSpam: {};
  confirmOn: {};
  confirmedTitle: {};
  confirmedText: {};
}>({
  title: { id: "signup.title", defaultMessage: "Sign up for free" },
  description: { id: "signup.description", defaultMessage: "Create a free profile on {site} in five short steps." },
  who: { id: "signup.who", defaultMessage: "Who are you?" },
  gender: { id: "signup.gender", defaultMessage: "I am" },
  male: { id: "signup.gender.male", defaultMessage: "A man" },
  female: { id: "signup.gender.female", defaultMessage: "A woman" },
  seeking: { id: "signup.seeking", defaultMessage: "Looking for" },
  seekingMale: { id: "signup.seeking.male", defaultMessage: "Men" },
  seekingFemale: { id: "signup.seeking.female", defaultMessage: "Women" },
  seekingBoth: { id: "signup.seeking.both", defaultMessage: "Both" },
  birth: { id: "signup.birth", defaultMessage: "When were you born?" },
  birthWhy: {
    id: "signup.birth.why",
    defaultMessage: "You have to be {min_age, number} or older. Others only see your age, never the date.",
  },
  dateOfBirth: { id: "signup.date_of_birth", defaultMessage: "Date of birth" },
  place: { id: "signup.place", defaultMessage: "Where are you?" },
  country: { id: "signup.country", defaultMessage: "Country" },
  region: { id: "signup.region", defaultMessage: "Region" },
  chooseCountry: { id: "signup.country.choose", defaultMessage: "Choose a country" },
  chooseRegion: { id: "signup.region.choose", defaultMessage: "Any region" },
  city: { id: "signup.city", defaultMessage: "City" },
  ages: { id: "signup.ages", defaultMessage: "Ages you’d like to meet" },
  yourself: { id: "signup.yourself", defaultMessage: "What should we call you?" },
  name: { id: "signup.name", defaultMessage: "Username" },
  nameHint: { id: "signup.name.hint", defaultMessage: "Everyone sees it. It doesn’t have to be your real name." },
  message: { id: "signup.message", defaultMessage: "A few words about you" },
  messageHint: {
    id: "signup.message.hint",
    defaultMessage: "Optional. It opens your profile, and you can change it anytime.",
  },
  account: { id: "signup.account", defaultMessage: "Last step: how will you log in?" },
  email: { id: "signup.email", defaultMessage: "Email address" },
  emailHint: { id: "signup.email.hint", defaultMessage: "We’ll send a link to confirm it. No one else sees it." },
  password: { id: "signup.password", defaultMessage: "Password" },
  terms: {
    id: "signup.terms",
    defaultMessage:
      "I’m {min_age, number} or older and accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>",
  },
  submit: { id: "signup.submit", defaultMessage: "Create my profile" },
  login: { id: "signup.login", defaultMessage: "Log in" },
  haveAccount: { id: "signup.have_account", defaultMessage: "Already a member?" },
  confirmTitle: { id: "signup.confirm.title", defaultMessage: "One more click: confirm your email" },
  confirmText: {
    id: "signup.confirm.text",
    defaultMessage:
      "We sent a link to {email}. Open it and your profile goes live: you can write, and others can find you.",
  },
  confirmSpam: {
    id: "signup.confirm.spam",
    defaultMessage: "Nothing after a minute? Check your spam folder, or send it again from the bar above.",
  },
  confirmOn: { id: "signup.confirm.on", defaultMessage: "Browse while you wait" },
  confirmedTitle: { id: "signup.confirmed.title", defaultMessage: "Your profile is complete" },
  confirmedText: {
    id: "signup.confirmed.text",
    defaultMessage: "Your email address is confirmed. Have fun meeting people.",
  },
});
