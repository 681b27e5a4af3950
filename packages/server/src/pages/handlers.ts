import { type PageName, type TextPage, calls } from "@kindling/domain/contract";
import { loadLegalText } from "@kindling/locales/node";
import { handle, type Handler } from "../http/handler.ts";
import type { Site } from "../sites.ts";
import { linkText } from "./link-text.ts";

/** The terms are never older than this. */
const oldestVersion = Date.parse("2023-12-01T12:00:00Z");

/** What a text may name, by the name that stands for it: `{company}`. */
const factsOf = ({ settings, company }: Site): Readonly<Record<string, string>> => ({
  site: settings.name,
  company: company.name,
  address: company.address,
  city: company.city,
  support_email: settings.support_email,
  refund_days: String(settings.refund_days),
  min_age: String(settings.min_age),
  message_credits: String(settings.message_credits),
  signup_credits: String(settings.signup_credits),
});

/** Fills in a text; a name that nobody knows is a fault in the text, and fails. */
function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A legal text names {${name}}, which is nothing known.`);
    return fact;
  });
}

/** A page of text in a language, about one site. */
export function readPage(page: PageName, locale: string, site: Site): TextPage {
  const facts = factsOf(site);
  const { title, description, sections } = loadLegalText(locale, page);
  return {
    title: fill(title, facts),
    description: fill(description, facts),
    version: new Date(Math.max(oldestVersion, Date.parse(site.company.added))).toISOString(),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading, facts),
      paragraphs: paragraphs.map((paragraph) => linkText(fill(paragraph, facts), locale, site.settings.support_email)),
    })),
  };
}

/** Legal and help pages. */
export const handlers: readonly Handler[] = [
  handle(calls.getPage, async ({ query }, { site }) => readPage(query.page, query.locale, site)),
];
