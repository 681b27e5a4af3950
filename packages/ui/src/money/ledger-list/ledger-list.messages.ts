import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: { id: "ledger-list.title", defaultMessage: "Changes of your credits", description: "Name of the table" },
  what: { id: "ledger-list.what", defaultMessage: "What" },
  amount: { id: "ledger-list.amount", defaultMessage: "Credits" },
  balance: {
    id: "ledger-list.balance",
    defaultMessage: "Balance",
    description: "Column: how many credits there were after the change",
  },
  empty: { id: "ledger-list.empty", defaultMessage: "Nothing has been bought or spent yet." },
});
