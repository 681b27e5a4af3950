import { defineMessages } from "react-intl";

export const messages = defineMessages<{
  links: {};
  help: {};
  legal: {};
  terms: {};
  privacy: {};
  cookies: {};
  ban: {};
  pricing: {};
  complaints: {};
  returns: {};
  faq: {};
  service: {};
  operator: { site: string; company: string };
  registration: { number: string };
  vat: { numbers: string };
  tradenames: { names: string };
  phone: { phone: string };
  rights: { year: string; company: string };
  safetyTitle: {};
  safety: { site: string };
  safetyLink: {};
}>({
  links: { id: "footer.links", defaultMessage: "About this site" },
  help: { id: "footer.help", defaultMessage: "Help" },
  legal: { id: "footer.legal", defaultMessage: "Legal" },
  terms: { id: "footer.terms", defaultMessage: "Terms" },
  privacy: { id: "footer.privacy", defaultMessage: "Privacy" },
  cookies: { id: "footer.cookies", defaultMessage: "Cookies" },
  ban: { id: "footer.ban", defaultMessage: "Access ban" },
  pricing: { id: "footer.pricing", defaultMessage: "Pricing" },
  complaints: { id: "footer.complaints", defaultMessage: "Complaints" },
  returns: { id: "footer.returns", defaultMessage: "Returns and refunds" },
  faq: { id: "footer.faq", defaultMessage: "FAQ" },
  service: { id: "footer.service", defaultMessage: "Customer service" },
  operator: { id: "footer.operator", defaultMessage: "{site} is operated by {company}" },
  registration: { id: "footer.registration", defaultMessage: "Registration number {number}" },
  vat: { id: "footer.vat", defaultMessage: "VAT {numbers}" },
  tradenames: { id: "footer.tradenames", defaultMessage: "Trade names: {names}" },
  phone: { id: "footer.phone", defaultMessage: "Phone {phone}" },
  rights: { id: "footer.rights", defaultMessage: "© {year} {company}" },
  safetyTitle: { id: "footer.safety-title", defaultMessage: "Safety notice for the United States" },
  safety: {
    id: "footer.safety",
    defaultMessage:
      "{site} does not run criminal background checks on its members. Meet in a public place, tell a friend where you’ll be, and never send money to anyone you haven’t met.",
  },
  safetyLink: { id: "footer.safety-link", defaultMessage: "Report a member or ask for help" },
});
