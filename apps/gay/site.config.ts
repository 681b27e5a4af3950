import { adultInterests, defineSite, openInterests, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "gay",
  hosts: ["gay.localhost"],
  origin: "http://gay.localhost:3000",
  locales: ["de", "en", "es", "fr", "nl"],
  settings: {
    ...usualSettings,
    name: "Brightside",
    domain: "gay.localhost",
    niche: 7,
    company_id: 7,
    mail_name: "Brightside",
    support_email: "support@brightside.example",
    interests: [...openInterests, ...adultInterests],
    logged_out_search: "all",
    logged_out_search_trafficsource: "all",
  },
  company: {
    name: "Brightside Example Ltd",
    address: "Rue du Midi 9",
    kvk: "00000006",
    city: "1000 Brussels",
    country: "BE",
    tradenames: ["Brightside"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-10-01T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 699, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 1699, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 3499, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 7499, currency: "EUR" }, popular: false },
  ],
});
