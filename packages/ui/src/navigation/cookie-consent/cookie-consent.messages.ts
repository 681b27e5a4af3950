import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  text: { site: string };
  policy: {};
  choose: {};
  always: { purpose: string };
  save: {};
  reject: {};
  accept: {};
}>({
  title: { id: "cookie-consent.title", defaultMessage: "Cookies" },
  text: {
    id: "cookie-consent.text",
    defaultMessage:
      "{site} needs some cookies to work. We only use others if you agree, and you can change your mind anytime.",
  },
  policy: { id: "cookie-consent.policy", defaultMessage: "Cookie policy" },
  choose: { id: "cookie-consent.choose", defaultMessage: "Let me choose" },
  always: { id: "cookie-consent.always", defaultMessage: "{purpose} (always on)" },
  save: { id: "cookie-consent.save", defaultMessage: "Save my choice" },
  reject: { id: "cookie-consent.reject", defaultMessage: "Reject all" },
  accept: { id: "cookie-consent.accept", defaultMessage: "Accept all" },
});
