import { adultInterests, defineSite, openInterests, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "milf",
  hosts: ["milf.localhost"],
  origin: "http://milf.localhost:3000",
  locales: ["en", "fi", "fr", "pl"],
  settings: {
    ...usualSettings,
    name: "Magnolia",
    domain: "milf.localhost",
    niche: 6,
    company_id: 6,
    mail_name: "Magnolia",
    support_email: "support@magnolia.example",
    interests: [...openInterests, ...adultInterests],
  },
  company: {
    name: "Magnolia Example Ltd",
    address: "ulica Nowy Świat 5",
    kvk: "00000005",
    city: "00-001 Warsaw",
    country: "PL",
    tradenames: ["Magnolia"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-09-09T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 899, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 2099, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 4299, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 9299, currency: "EUR" }, popular: false },
  ],
});
