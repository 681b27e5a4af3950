import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  account: { name: string };
  profile: {};
  settings: {};
  logout: {};
}>({
  account: { id: "account-menu.account", defaultMessage: "{name}’s account" },
  profile: { id: "account-menu.profile", defaultMessage: "My profile" },
  settings: { id: "account-menu.settings", defaultMessage: "Settings" },
  logout: { id: "account-menu.logout", defaultMessage: "Log out" },
});
