import { defineMessages } from "react-intl";

export const labels = defineMessages({
  activation: { id: "warning-banner.activation-label", defaultMessage: "Email not confirmed" },
  photo: { id: "warning-banner.photo-label", defaultMessage: "No photo" },
  offline: { id: "warning-banner.offline-label", defaultMessage: "Offline" },
  notifications: { id: "warning-banner.notifications-label", defaultMessage: "Emails stopped" },
  push: { id: "warning-banner.push-label", defaultMessage: "Notifications" },
});

export const texts = defineMessages({
  activation: {
    id: "warning-banner.activation",
    defaultMessage: "Confirm your email address: open the link we sent you. Until then, you can’t answer messages.",
  },
  photo: {
    id: "warning-banner.photo",
    defaultMessage: "Your profile has no photo yet. Add one so members can see who’s writing.",
  },
  offline: {
    id: "warning-banner.offline",
    defaultMessage: "You’re offline. What you write is saved here until you’re back.",
  },
  push: { id: "warning-banner.push", defaultMessage: "Find out right away when someone writes to you." },
});

/** Why mail stopped. */
export const reasons = defineMessages({
  bounce: {
    id: "warning-banner.bounce",
    defaultMessage: "Our emails to you came back, so we’ve stopped sending them. Is your address right?",
  },
  complaint: {
    id: "warning-banner.complaint",
    defaultMessage: "Our emails were marked as spam, so we’ve stopped sending them.",
  },
  unsubscribe: {
    id: "warning-banner.unsubscribe",
    defaultMessage: "You unsubscribed from our emails, so you’ll only see new messages here.",
  },
});

export const actions = defineMessages({
  activation: { id: "warning-banner.activation-action", defaultMessage: "Send it again" },
  photo: { id: "warning-banner.photo-action", defaultMessage: "Add a photo" },
  offline: { id: "warning-banner.offline-action", defaultMessage: "Try again" },
  notifications: { id: "warning-banner.notifications-action", defaultMessage: "Email settings" },
  push: { id: "warning-banner.push-action", defaultMessage: "Turn on notifications" },
});
