import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  activationTitle: {};
  activationText: { email: string };
  activationResend: {};
  activationSent: { email: string };
  offline: {};
  profileSaved: {};
  photosSaved: {};
  visibilitySaved: {};
  passwordChanged: {};
  emailMailed: {};
  sessionsEnded: {};
  photoTitle: {};
  photoText: {};
  photoAdd: {};
  match: {};
  matchText: { name: string };
  matchWrite: {};
  profile: {};
  settings: {};
  language: {};
  logOut: {};
}>({
  activationTitle: { id: "layout.activation.title", defaultMessage: "Confirm your email address" },
  activationText: {
    id: "layout.activation.text",
    defaultMessage: "We sent a link to {email}. Until you open it, your profile is hidden and you can’t write.",
  },
  activationResend: { id: "layout.activation.resend", defaultMessage: "Send it again" },
  activationSent: { id: "layout.activation.sent", defaultMessage: "A new link is on its way to {email}" },
  profileSaved: { id: "account.saved", defaultMessage: "Profile saved" },
  photosSaved: { id: "photos.saved", defaultMessage: "Photos saved" },
  visibilitySaved: { id: "account.visibility.saved", defaultMessage: "Saved" },
  passwordChanged: {
    id: "account.password.changed",
    defaultMessage: "Your password has changed. Everywhere else you’re logged out.",
  },
  emailMailed: {
    id: "account.new_email.mailed",
    defaultMessage: "A link is on its way to your new address. Until you open it, the old one stays.",
  },
  sessionsEnded: { id: "account.sessions.ended", defaultMessage: "Logged out there" },
  photoTitle: { id: "layout.photo.title", defaultMessage: "Your profile has no photo yet" },
  photoText: { id: "layout.photo.text", defaultMessage: "People write more to someone they can see." },
  photoAdd: { id: "layout.photo.add", defaultMessage: "Add a photo" },
  match: { id: "match-popup.title", defaultMessage: "It’s a match!" },
  matchText: { id: "match-popup.text", defaultMessage: "You and {name} like each other." },
  matchWrite: { id: "match-popup.view", defaultMessage: "Say hello" },
  profile: { id: "account-menu.profile", defaultMessage: "My profile" },
  settings: { id: "account-menu.settings", defaultMessage: "Settings" },
  language: { id: "language-switcher.language", defaultMessage: "Language" },
  logOut: { id: "account-menu.logout", defaultMessage: "Log out" },
  offline: { id: "layout.offline", defaultMessage: "You’re offline. What you write is saved here until you’re back." },
});
