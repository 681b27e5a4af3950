import { countedTitle } from "@kindling/domain/state";

/** A page's whole title: what is new in front, the page's name, the site's. */
export const pageTitle = (name: string, site: string, news: number): string => countedTitle(`${name} · ${site}`, news);
