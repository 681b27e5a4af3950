import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "./index.ts";
import type { LegalText } from "./node.ts";

const folder = join(import.meta.dirname, "legal");
const written = readdirSync(folder);

/** The pages, as the contract names them. */
const pageNames = ["ban", "complaints", "cookies", "faq", "privacy", "return-policy", "service", "terms"] as const;

/** What the server fills in (`packages/server/src/pages`). */
const known = [
  "address",
  "city",
  "company",
  "message_credits",
  "min_age",
  "refund_days",
  "signup_credits",
  "site",
  "support_email",
];

// Read here rather than by `loadLegalText`, which would answer in English for a page that is missing.
const read = (code: string, page: string) =>
  JSON.parse(readFileSync(join(folder, code, `${page}.json`), "utf8")) as LegalText;

const textsOf = ({ title, description, sections }: LegalText): string[] => [
  title,
  description,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
];

const namesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].toSorted();

const linksIn = (text: string): string[] => Array.from(text.matchAll(/\[[^[\]]+\]\(([^()]+)\)/g), ([, path]) => path!);

/** How a page is built: its sections, their paragraphs, what each of those names and where it leads. */
const planOf = ({ title, description, sections }: LegalText) => ({
  title: namesIn(title),
  description: namesIn(description),
  sections: sections.map(({ heading, paragraphs }) => ({
    heading: namesIn(heading),
    paragraphs: paragraphs.map((text) => [...namesIn(text), ...linksIn(text).toSorted()]),
  })),
});

it("pages are written in English and French, and in no locale that is not ours", () => {
  expect(written).toEqual(expect.arrayContaining(["en", "fr"]));
  expect(locales.map(({ code }) => code)).toEqual(expect.arrayContaining(written));
});

describe.each(written)("BEYOND-32 pages in %s", (code) => {
  it("are all there, and no others", () => {
    expect(readdirSync(join(folder, code)).toSorted()).toEqual(pageNames.map((page) => `${page}.json`).toSorted());
  });

  it.each(pageNames)("%s says what the English page says, section by section", (page) => {
    expect(planOf(read(code, page))).toEqual(planOf(read("en", page)));
  });

  it.each(pageNames)("%s is whole: nothing empty, nothing left to write, nothing unknown named", (page) => {
    const text = read(code, page);
    expect(text.sections.length).toBeGreaterThanOrEqual(4);
    for (const { heading, paragraphs } of text.sections) expect.soft(paragraphs, heading).not.toEqual([]);
    for (const words of textsOf(text)) {
      expect.soft(words).toMatch(/\p{L}{2}/u);
      expect.soft(words).toBe(words.trim());
      expect.soft(words).not.toMatch(/\bTODO\b|\bTBD\b|\bXXX\b|lorem|ipsum/i);
      expect.soft(known, words).toEqual(expect.arrayContaining(namesIn(words)));
      expect.soft(words.replace(/\{\w+\}/g, "x")).not.toMatch(/[{}<>'"]| {2}/);
    }
  });

  it.each(pageNames)("%s says nothing twice", (page) => {
    const { sections } = read(code, page);
    const headings = sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const paragraphs = sections.flatMap((section) => section.paragraphs);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });
});

describe.each(written.filter((code) => code !== "en"))("pages in %s", (code) => {
  it.each(pageNames)("%s leaves no sentence in English", (page) => {
    const original = new Set(textsOf(read("en", page)).filter((text) => text.includes(" ")));
    expect(textsOf(read(code, page)).filter((text) => original.has(text))).toEqual([]);
  });
});

it("I18N-03 French pages have their spaces and their quotes", () => {
  for (const text of pageNames.flatMap((page) => textsOf(read("fr", page)))) {
    expect.soft(text).not.toMatch(/[^\u202F][?!;%]|[^\u00A0]:|«[^\u00A0]|[^\u00A0]»|[“”]/);
  }
});
