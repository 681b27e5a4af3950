import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  description: { site: string };
  email: {};
  password: {};
  submit: {};
  forgotten: {};
  noAccount: {};
  signUp: {};
  mailLink: {};
  support: { support: string };
}>({
  title: { id: "login.title", defaultMessage: "Log in" },
  description: { id: "login.description", defaultMessage: "Log in to {site} to read your messages and meet members." },
  email: { id: "login.email", defaultMessage: "Email address" },
  password: { id: "login.password", defaultMessage: "Password" },
  submit: { id: "login.submit", defaultMessage: "Log in" },
  forgotten: { id: "login.forgotten", defaultMessage: "Forgot your password?" },
  noAccount: { id: "login.no_account", defaultMessage: "New here?" },
  signUp: { id: "login.sign_up", defaultMessage: "Sign up for free" },
  mailLink: { id: "login.mail_link", defaultMessage: "Email me the link again" },
  support: { id: "login.support", defaultMessage: "Write to {support}" },
});
