import { defineMessages } from "react-intl";

export const labels = defineMessages({
  activation: { id: "warning-banner.activation-label", defaultMessage: "E-mail not confirmed" },
  photo: { id: "warning-banner.photo-label", defaultMessage: "No photo" },
  offline: { id: "warning-banner.offline-label", defaultMessage: "Offline" },
  notifications: { id: "warning-banner.notifications-label", defaultMessage: "E-mail stopped" },
  push: { id: "warning-banner.push-label", defaultMessage: "Notifications" },
});

export const texts = defineMessages({
  activation: {
    id: "warning-banner.activation",
    defaultMessage:
      "Confirm your e-mail address: open the link that we sent you. Until then you cannot answer messages.",
  },
  photo: {
    id: "warning-banner.photo",
    defaultMessage: "Your profile has no photo yet. With one, members see who writes.",
  },
  offline: { id: "warning-banner.offline", defaultMessage: "You are offline. What you write is kept." },
  push: { id: "warning-banner.push", defaultMessage: "Know at once when somebody writes to you." },
});

/** Why mail stopped. */
export const reasons = defineMessages({
  bounce: {
    id: "warning-banner.bounce",
    defaultMessage: "Our e-mail to you came back, so we stopped sending it. Is the address right?",
  },
  complaint: {
    id: "warning-banner.complaint",
    defaultMessage: "Our e-mail was marked as spam, so we stopped sending it.",
  },
  unsubscribe: {
    id: "warning-banner.unsubscribe",
    defaultMessage: "You unsubscribed from our e-mail, so you hear of new messages only here.",
  },
});

export const actions = defineMessages({
  activation: { id: "warning-banner.activation-action", defaultMessage: "Send it again" },
  photo: { id: "warning-banner.photo-action", defaultMessage: "Add a photo" },
  offline: { id: "warning-banner.offline-action", defaultMessage: "Try again" },
  notifications: { id: "warning-banner.notifications-action", defaultMessage: "E-mail settings" },
  push: { id: "warning-banner.push-action", defaultMessage: "Turn on notifications" },
});
