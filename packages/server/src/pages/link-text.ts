import { type PageName, pageNames } from "@kindling/domain/contract";
import { loadCatalogue, loadLegalText } from "@kindling/locales/node";

/** Where a page of text is. */
const pathOf = (page: PageName) => (page === "complaints" ? "/complaints" : `/pages/${page}`);

/** Screens that texts name, by the message that is their title. */
const screens = { "/pricing": "pricing.title", "/profile": "account.profile.title" } as const;

/** Paths by the names that a text in a language has for them; one that is missing in it is in English. */
function pathsByName(locale: string): ReadonlyMap<string, string> {
  const titles = Object.entries(screens).flatMap(([path, id]) =>
    [locale, "en"].map((language) => [loadCatalogue(language)[id]!, path] as const),
  );
  return new Map([...titles, ...pageNames.map((page) => [loadLegalText(locale, page).title, pathOf(page)] as const)]);
}

const quoted = /[“«]([^“”«»]+)[”»]/g;

/** Makes links of what a paragraph names: other pages in quotation marks, and the address that one writes to. */
export function linkText(paragraph: string, locale: string, email: string): string {
  const paths = pathsByName(locale);
  return paragraph
    .replace(quoted, (whole: string, inside: string) => {
      const name = inside.trim();
      const path = paths.get(name);
      return path ? whole.replace(name, `[${name}](${path})`) : whole;
    })
    .replaceAll(email, `[${email}](mailto:${email})`);
}
