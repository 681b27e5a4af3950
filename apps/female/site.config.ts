import { defineSite, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "female",
  hosts: ["female.localhost"],
  origin: "http://female.localhost:3000",
  locales: ["en", "fr", "nl"],
  settings: {
    ...usualSettings,
    name: "Verbena",
    domain: "female.localhost",
    niche: 2,
    company_id: 2,
    mail_name: "Verbena",
    support_email: "support@verbena.example",
    signup_credits: 12,
    enable_site_entry_popup: false,
  },
  company: {
    name: "Verbena Example Ltd",
    address: "Oudegracht 12",
    kvk: "00000001",
    city: "3511 Utrecht",
    country: "NL",
    tradenames: ["Verbena"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-05-02T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 699, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 1799, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 3699, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 7999, currency: "EUR" }, popular: false },
  ],
});
