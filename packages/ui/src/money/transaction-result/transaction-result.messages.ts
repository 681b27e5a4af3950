import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  loadingTitle: {};
  loadingText: {};
  pendingTitle: {};
  pendingText: {};
  pendingLater: {};
  completedTitle: { credits: number };
  completedText: { balance: number };
  failedTitle: {};
  failedText: {};
  cancelledText: {};
  storedCardText: {};
  refundedTitle: {};
  refundedText: {};
  returnedTitle: {};
  disputedTitle: {};
  reversedText: {};
  unknownTitle: {};
  unknownText: {};
  continue: {};
  retry: {};
  otherMethod: {};
  paypal: {};
  back: {};
  order: { id: string };
}>({
  loadingTitle: { id: "transaction-result.loading-title", defaultMessage: "Looking up your payment" },
  loadingText: { id: "transaction-result.loading-text", defaultMessage: "One moment, please." },
  pendingTitle: { id: "transaction-result.pending-title", defaultMessage: "Waiting for your payment" },
  pendingText: {
    id: "transaction-result.pending-text",
    defaultMessage: "Your bank hasn’t answered yet. This page updates by itself, so there’s no need to pay again.",
  },
  pendingLater: {
    id: "transaction-result.pending-later",
    defaultMessage:
      "This is taking longer than usual. You can leave this page: we’ll add the credits as soon as the payment arrives.",
  },
  completedTitle: {
    id: "transaction-result.completed-title",
    defaultMessage: "{credits, plural, one {# credit added} other {# credits added}}",
  },
  completedText: {
    id: "transaction-result.completed-text",
    defaultMessage:
      "{balance, plural, one {Thank you. You now have # credit.} other {Thank you. You now have # credits.}}",
  },
  failedTitle: { id: "transaction-result.failed-title", defaultMessage: "Payment failed or has been cancelled" },
  failedText: {
    id: "transaction-result.failed-text",
    defaultMessage: "Nothing was charged. You can try again or pay another way.",
  },
  cancelledText: {
    id: "transaction-result.cancelled-text",
    defaultMessage: "You stopped the payment. Nothing was charged.",
  },
  storedCardText: {
    id: "transaction-result.stored-card-text",
    defaultMessage: "Your saved card was declined and nothing was charged. Try it again, or pay with PayPal.",
  },
  refundedTitle: { id: "transaction-result.refunded-title", defaultMessage: "Your payment was refunded" },
  refundedText: {
    id: "transaction-result.refunded-text",
    defaultMessage: "The unused credits were taken off your balance.",
  },
  returnedTitle: { id: "transaction-result.returned-title", defaultMessage: "Your bank returned the payment" },
  disputedTitle: { id: "transaction-result.disputed-title", defaultMessage: "This payment is in dispute" },
  reversedText: {
    id: "transaction-result.reversed-text",
    defaultMessage:
      "The money has gone back, so we took back the credits. Any you’ve already spent come off your next purchase.",
  },
  unknownTitle: { id: "transaction-result.unknown-title", defaultMessage: "There’s news about your payment" },
  unknownText: { id: "transaction-result.unknown-text", defaultMessage: "Reload the page to see what changed." },
  continue: { id: "transaction-result.continue", defaultMessage: "Continue" },
  retry: { id: "transaction-result.retry", defaultMessage: "Try again" },
  otherMethod: { id: "transaction-result.other-method", defaultMessage: "Choose another payment method" },
  paypal: { id: "transaction-result.paypal", defaultMessage: "Pay with PayPal" },
  back: { id: "transaction-result.back", defaultMessage: "Back to members" },
  order: { id: "transaction-result.order", defaultMessage: "Order {id}", description: "id is the number of the order" },
});
