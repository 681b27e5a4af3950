import { defineSite, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "older-women",
  hosts: ["older-women.localhost"],
  origin: "http://older-women.localhost:3000",
  locales: ["da", "en", "fr", "no", "sv"],
  settings: {
    ...usualSettings,
    name: "Golden Hour",
    domain: "older-women.localhost",
    niche: 5,
    company_id: 5,
    mail_name: "Golden Hour",
    support_email: "support@golden-hour.example",
    message_length: 2000,
  },
  company: {
    name: "Golden Hour Example Ltd",
    address: "Nyhavn 20",
    kvk: "00000004",
    city: "1050 Copenhagen",
    country: "DK",
    tradenames: ["Golden Hour"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-08-15T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 899, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 2199, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 4499, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 9499, currency: "EUR" }, popular: false },
  ],
});
