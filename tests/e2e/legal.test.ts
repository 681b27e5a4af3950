import { pageNames } from "@kindling/domain/contract";
import { loadCatalogue } from "@kindling/locales/node";
import { expect, test } from "vitest";
import { openSite } from "./support/open.ts";

const site = await openSite();

/** Where each page of text stands. */
const paths = pageNames.map((page) => (page === "complaints" ? "/complaints" : `/pages/${page}`));

const textOf = (html: string): string =>
  html.replace(/<[^<>]+>/g, "").replace(/&(?:amp|#x27|#39|quot);/g, (entity) => (entity === "&amp;" ? "&" : "'"));

/** A page's title, its paragraphs without their links, and the links. */
async function read(path: string, locale: string) {
  const answer = await fetch(site.origin + path, { headers: { cookie: `locale=${locale}` } });
  const html = await answer.text();
  const main = /<main.*?<\/main>/s.exec(html)![0];
  const paragraphs = Array.from(main.matchAll(/<p>.*?<\/p>/gs), ([paragraph]) => paragraph);
  const link = /<a [^>]*href="([^"]+)".*?<\/a>/gs;
  return {
    path,
    title: textOf(/<h1.*?<\/h1>/s.exec(main)![0]),
    unlinked: paragraphs.map((paragraph) => textOf(paragraph.replaceAll(link, "…"))),
    links: paragraphs.flatMap((paragraph) => Array.from(paragraph.matchAll(link), ([, href]) => href!)),
  };
}

const readAll = (locale: string) => Promise.all(paths.map((path) => read(path, locale)));

/** Named as a title is: in quotes, or with its capital inside a sentence. */
const naming = (titles: readonly string[]) =>
  new RegExp(`[“«]\\s*(?:${titles.join("|")})\\s*[”»]|(?<=[\\p{Ll},] )(?:${titles.join("|")})(?!\\p{L})`, "u");

test.each(["en", "fr"])("F-065 in %s a legal or help page links each page and screen that it names", async (locale) => {
  const pages = await readAll(locale);
  const catalogue = loadCatalogue(locale);
  const screens = ["pricing.title", "credits.title", "account.profile.title"].map((id) => catalogue[id]!);
  const named = naming([...pages.map(({ title }) => title), ...screens]);
  const address = site.site.settings.support_email;
  for (const { path, unlinked, links } of pages) {
    expect.soft(unlinked.length, path).toBeGreaterThan(5);
    expect.soft(links.length, path).toBeGreaterThan(1);
    expect
      .soft(
        unlinked.filter((text) => text.includes(address) || named.test(text) || text.includes("](")),
        path,
      )
      .toEqual([]);
  }
});

test("F-065 no link of a legal or help page is dead", async () => {
  const pages = [...(await readAll("en")), ...(await readAll("fr"))];
  const links = [...new Set(pages.flatMap((page) => page.links))];
  expect(links).toContain(`mailto:${site.site.settings.support_email}`);
  for (const href of links.filter((each) => !each.startsWith("mailto:"))) {
    const answer = await fetch(site.origin + href);
    expect.soft(answer.status, href).toBe(200);
    // A member's screen asks a visitor to log in first, and knows the way back.
    expect.soft([href, `/login?next=${encodeURIComponent(href)}`]).toContain(answer.url.slice(site.origin.length));
  }
});
