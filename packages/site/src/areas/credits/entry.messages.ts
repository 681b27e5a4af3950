import { defineMessages } from "react-intl";

/** What each change of credits is called. */
export const entryMessages = defineMessages<{
  signup: {};
  bonus: {};
  purchase: {};
  message: { name: string };
  photo: { name: string };
  gift: { name: string };
  refund: {};
  return: {};
  dispute: {};
  debt: {};
  unknown: {};
  nobody: {};
}>({
  signup: { id: "credits.entry.signup", defaultMessage: "Welcome credits" },
  bonus: { id: "credits.entry.bonus", defaultMessage: "Bonus credits" },
  purchase: { id: "credits.entry.purchase", defaultMessage: "Credits bought" },
  message: { id: "credits.entry.message", defaultMessage: "Message to {name}" },
  photo: { id: "credits.entry.photo", defaultMessage: "Photo to {name}" },
  gift: { id: "credits.entry.gift", defaultMessage: "Gift to {name}" },
  refund: { id: "credits.entry.refund", defaultMessage: "Refund" },
  return: { id: "credits.entry.return", defaultMessage: "Payment returned by your bank" },
  dispute: { id: "credits.entry.dispute", defaultMessage: "Payment in dispute" },
  debt: {
    id: "credits.entry.debt",
    defaultMessage: "Credits owed after a reversed payment",
    description: "Taken off a purchase, for credits that were spent before their money went back",
  },
  unknown: { id: "credits.entry.unknown", defaultMessage: "Change to your credits" },
  nobody: { id: "credits.entry.nobody", defaultMessage: "a former member" },
});
