import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  back: {};
  newEmail: {};
  newEmailText: { email: string };
  email: {};
  emailPassword: {};
  emailAction: {};
  emailMailed: {};
  password: {};
  oldPassword: {};
  passwordAction: {};
  passwordChanged: {};
  forgotten: {};
  devices: {};
  devicesText: {};
  device: { browser: string; system: string };
  unknownDevice: {};
  thisDevice: {};
  lastUsed: { day: string };
  end: {};
  endOf: { device: string };
  endOthers: {};
  ended: {};
}>({
  title: { id: "account.security", defaultMessage: "Login and security" },
  back: { id: "account.settings.title", defaultMessage: "Settings" },
  newEmail: { id: "account.new_email.title", defaultMessage: "Change email address" },
  newEmailText: {
    id: "account.new_email.text",
    defaultMessage:
      "You log in with {email}. We’ll send a link to the new address; once you’ve opened it, that one counts.",
  },
  email: { id: "account.new_email", defaultMessage: "New email address" },
  emailPassword: { id: "account.current_password", defaultMessage: "Your password" },
  emailAction: { id: "account.new_email.action", defaultMessage: "Send the link" },
  emailMailed: {
    id: "account.new_email.mailed",
    defaultMessage: "A link is on its way to your new address. Until you open it, the old one stays.",
  },
  password: { id: "account.password.title", defaultMessage: "Change password" },
  oldPassword: { id: "account.password.old", defaultMessage: "Old password" },
  passwordAction: { id: "account.password.action", defaultMessage: "Change password" },
  passwordChanged: {
    id: "account.password.changed",
    defaultMessage: "Your password has changed. Everywhere else you’re logged out.",
  },
  forgotten: { id: "login.forgotten", defaultMessage: "Forgot your password?" },
  devices: { id: "account.devices", defaultMessage: "Where you’re logged in" },
  devicesText: {
    id: "account.devices.text",
    defaultMessage: "Is there a device that you don’t know? Log it out and change your password.",
  },
  device: { id: "account.devices.device", defaultMessage: "{browser} on {system}" },
  unknownDevice: { id: "account.devices.unknown", defaultMessage: "Unknown device" },
  thisDevice: { id: "account.devices.this", defaultMessage: "This device" },
  lastUsed: { id: "account.devices.last_used", defaultMessage: "Last used on {day}" },
  end: { id: "account-menu.logout", defaultMessage: "Log out" },
  endOf: { id: "account.devices.end", defaultMessage: "Log out: {device}" },
  endOthers: { id: "account.devices.end_others", defaultMessage: "Log out everywhere else" },
  ended: { id: "account.sessions.ended", defaultMessage: "Logged out there" },
});
