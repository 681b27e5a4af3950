import type { Assets, ClassSheet } from "./types.ts";
import { oldBrowserId, plainDocumentScript } from "./plain-document.ts";
import { startFailureId } from "./show-start-failure.ts";
import { type PageState, serializeState, stateElementId } from "../shared/page/page-state.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in markup, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

interface DocumentParts {
  readonly state: PageState;
  readonly lang: string;
  readonly brand: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Absolute address of the page, for those that search engines may keep. */
  readonly canonical: string | undefined;
  readonly markup: string;
  /** What is shown where the start fails. */
  readonly startFailure: string;
  /** What is shown where the browser is too old. */
  readonly oldBrowser: string;
  readonly assets: Assets;
  readonly preloads: readonly string[];
  readonly classes: ClassSheet | undefined;
}

/** A sheet of classes says where the others are. */
const classLink = ({ href, sheets }: ClassSheet): string =>
  `<link rel="stylesheet" href="${escapeHtml(href)}" data-sheets="${escapeHtml(sheets.join(" "))}">`;

/** The whole document. */
export function renderDocument({
  state,
  lang,
  brand,
  title,
  description,
  canonical,
  markup,
  startFailure,
  oldBrowser,
  assets,
  preloads,
  classes,
}: DocumentParts): string {
  const meta = (attribute: "name" | "property", name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">`,
    `<title>${escapeHtml(title)}</title>`,
    description && meta("name", "description", description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta("name", "robots", "noindex"),
    canonical &&
      [
        meta("property", "og:title", title),
        meta("property", "og:url", canonical),
        meta("property", "og:site_name", state.settings.name),
        meta("property", "og:type", "website"),
        description && meta("property", "og:description", description),
      ]
        .filter(Boolean)
        .join(""),
    assets.head,
    classes && classLink(classes),
    ...preloads.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
  ];
  return `<!doctype html><html lang="${lang}" data-brand="${brand}"><head>${head.filter(Boolean).join("")}</head><body><template id="${startFailureId}">${startFailure}</template><template id="${oldBrowserId}">${oldBrowser}</template><div id="root">${markup}</div><script type="application/json" id="${stateElementId}">${serializeState(state)}</script><script>${plainDocumentScript}</script></body></html>`;
}
