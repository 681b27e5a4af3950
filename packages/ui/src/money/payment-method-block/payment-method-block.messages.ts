import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  title: {};
  card: {};
  paypal: {};
  directdebit: {};
  total: {};
  pay: { price: string };
  none: {};
}>({
  title: { id: "payment-method-block.title", defaultMessage: "How would you like to pay?" },
  card: { id: "payment-method-block.card", defaultMessage: "Credit or debit card" },
  paypal: { id: "payment-method-block.paypal", defaultMessage: "PayPal" },
  directdebit: { id: "payment-method-block.directdebit", defaultMessage: "Direct debit" },
  total: { id: "payment-method-block.total", defaultMessage: "Total" },
  pay: { id: "payment-method-block.pay", defaultMessage: "Pay {price}", description: "Button that starts the payment" },
  none: {
    id: "payment-method-block.none",
    defaultMessage: "There’s no way to pay in your country right now. Please contact customer service.",
  },
});
