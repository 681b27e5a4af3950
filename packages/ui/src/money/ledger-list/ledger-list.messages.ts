import { defineMessages } from "react-intl";

export const messages = defineMessages({
  title: { id: "ledger-list.title", defaultMessage: "Credit history", description: "Name of the table" },
  what: { id: "ledger-list.what", defaultMessage: "Activity" },
  amount: { id: "ledger-list.amount", defaultMessage: "Credits" },
  balance: {
    id: "ledger-list.balance",
    defaultMessage: "Balance",
    description: "Column: how many credits there were after the change",
  },
  empty: { id: "ledger-list.empty", defaultMessage: "Nothing bought or spent yet." },
});
