import { defineSite, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "bbw",
  hosts: ["bbw.localhost"],
  origin: "http://bbw.localhost:3000",
  locales: ["en", "es", "fr", "it"],
  settings: {
    ...usualSettings,
    name: "Apricot",
    domain: "bbw.localhost",
    niche: 4,
    company_id: 4,
    mail_name: "Apricot",
    support_email: "support@apricot.example",
    signup_credits: 12,
  },
  company: {
    name: "Apricot Example Ltd",
    address: "Calle de la Paz 7",
    kvk: "00000003",
    city: "46002 Valencia",
    country: "ES",
    tradenames: ["Apricot"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-07-20T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 799, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 1899, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 3899, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 8499, currency: "EUR" }, popular: false },
  ],
});
