import { defineSite, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "general",
  hosts: ["localhost", "127.0.0.1", "[::1]", "general.localhost"],
  origin: "http://localhost:3000",
  locales: ["en", "fr"],
  settings: {
    ...usualSettings,
    name: "Kindling",
    domain: "localhost",
    niche: 1,
    company_id: 1,
    mail_name: "Kindling",
    support_email: "support@kindling.example",
  },
  company: {
    name: "Kindling Example Ltd",
    address: "Keizersgracht 1",
    kvk: "00000000",
    city: "1015 Amsterdam",
    country: "NL",
    tradenames: ["Kindling"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-03-01T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 799, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 1999, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 3999, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 8999, currency: "EUR" }, popular: false },
  ],
});
