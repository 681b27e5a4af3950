import { adultInterests, defineSite, openInterests, usualSettings } from "@kindling/site/config";

export const site = defineSite({
  key: "bdsm",
  hosts: ["bdsm.localhost"],
  origin: "http://bdsm.localhost:3000",
  locales: ["de", "en", "fr"],
  settings: {
    ...usualSettings,
    name: "Blackthorn",
    domain: "bdsm.localhost",
    niche: 3,
    company_id: 3,
    mail_name: "Blackthorn",
    support_email: "support@blackthorn.example",
    interests: [...openInterests, ...adultInterests],
    visible_profile_notes: ["interests", "relationship_status", "tattoos"],
    search_fields: ["gender", "age", "country"],
    region_data: false,
  },
  company: {
    name: "Blackthorn Example Ltd",
    address: "Invalidenstrasse 3",
    kvk: "00000002",
    city: "10115 Berlin",
    country: "DE",
    tradenames: ["Blackthorn"],
    vat_numbers: [],
    support_phone: null,
    delete_discount: false,
    added: "2024-06-11T12:00:00Z",
  },
  bundles: [
    { id: "p0", credits: 20, price: { amount_minor: 999, currency: "EUR" }, popular: false },
    { id: "p1", credits: 60, price: { amount_minor: 2499, currency: "EUR" }, popular: true },
    { id: "p2", credits: 150, price: { amount_minor: 4999, currency: "EUR" }, popular: false },
    { id: "p3", credits: 400, price: { amount_minor: 10999, currency: "EUR" }, popular: false },
  ],
});
