import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  data: {};
  dataText: {};
  dataAction: {};
  card: {};
  cardText: {};
  now: {};
  window: { days: number; email: string };
  gone: {};
  credits: { credits: number };
  offer: {};
  offerText: { support: string };
  pause: {};
  pauseAction: {};
  password: {};
  submit: {};
  keep: {};
}>({
  data: { id: "account.data", defaultMessage: "Your data" },
  dataText: {
    id: "account.data.text",
    defaultMessage: "Everything we keep about you in one file, photos included.",
  },
  dataAction: { id: "account.data.action", defaultMessage: "Download my data" },
  card: { id: "account.delete", defaultMessage: "Delete account" },
  cardText: {
    id: "account.delete.text",
    defaultMessage:
      "This removes your profile, photos, messages and credits. You’ll have two weeks to change your mind.",
  },
  now: {
    id: "delete.now",
    defaultMessage: "Right away, nobody can find you or write to you, and you’re logged out on every device.",
  },
  window: {
    id: "delete.window",
    defaultMessage:
      "We’ll email a link to {email}. With it you can restore everything for {days, plural, one {# day} other {# days}}.",
  },
  gone: {
    id: "delete.gone",
    defaultMessage: "After that, your profile, photos, messages and likes are gone for good.",
  },
  credits: {
    id: "delete.credits",
    defaultMessage:
      "{credits, plural, one {Your last credit goes with them.} other {The # credits you have left go with them.}}",
  },
  offer: { id: "delete.offer", defaultMessage: "Before you go" },
  offerText: {
    id: "delete.offer.text",
    defaultMessage:
      "We’d love to keep you. Write to {support} and we’ll send you a discount code for your next package.",
  },
  pause: { id: "delete.pause", defaultMessage: "Just need a break? In invisible mode nobody new finds you." },
  pauseAction: { id: "delete.pause.action", defaultMessage: "Change who sees you" },
  password: { id: "delete.password", defaultMessage: "Your password" },
  submit: { id: "delete.submit", defaultMessage: "Delete my account" },
  keep: { id: "delete.keep", defaultMessage: "Keep my account" },
});
