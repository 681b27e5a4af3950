import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  holder: {};
  iban: {};
  street: {};
  houseNumber: {};
  postalCode: {};
  city: {};
  phone: {};
  phoneHint: {};
  consent: {};
  submit: {};
  code: {};
  codeHint: { phone: string };
  confirm: {};
  resend: {};
  resendIn: { seconds: number };
  resent: {};
  changeNumber: {};
}>({
  holder: { id: "direct-debit-form.holder", defaultMessage: "Account holder" },
  iban: { id: "direct-debit-form.iban", defaultMessage: "IBAN" },
  street: { id: "direct-debit-form.street", defaultMessage: "Street" },
  houseNumber: { id: "direct-debit-form.house-number", defaultMessage: "House number" },
  postalCode: { id: "direct-debit-form.postal-code", defaultMessage: "Postal code" },
  city: { id: "direct-debit-form.city", defaultMessage: "City" },
  phone: { id: "direct-debit-form.phone", defaultMessage: "Mobile number" },
  phoneHint: {
    id: "direct-debit-form.phone-hint",
    defaultMessage: "We’ll text you a code to confirm the payment.",
  },
  consent: {
    id: "direct-debit-form.consent",
    defaultMessage: "I have read and agree to the mandate",
  },
  submit: { id: "direct-debit-form.submit", defaultMessage: "Text me the code" },
  code: { id: "direct-debit-form.code", defaultMessage: "Code from the text message" },
  codeHint: {
    id: "direct-debit-form.code-hint",
    defaultMessage: "Sent to {phone}.",
    description: "phone: the number that the code went to, partly hidden",
  },
  confirm: { id: "direct-debit-form.confirm", defaultMessage: "Confirm payment" },
  resend: { id: "direct-debit-form.resend", defaultMessage: "Send a new code" },
  resendIn: {
    id: "direct-debit-form.resend-in",
    defaultMessage: "New code in {seconds, plural, one {# second} other {# seconds}}",
  },
  resent: { id: "direct-debit-form.resent", defaultMessage: "A new code is on its way." },
  changeNumber: { id: "direct-debit-form.change-number", defaultMessage: "Change number" },
});
