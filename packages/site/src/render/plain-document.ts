import { createHash } from "node:crypto";

/** The element that keeps the words for a browser that is too old. */
export const oldBrowserId = "old-browser";

/** What pages use and browsers older than `oldestBrowsers` lack; each is there in all of those. */
const needs = [
  "window.URL && URL.canParse",
  "window.AbortSignal && AbortSignal.any",
  "window.Intl && Intl.Segmenter",
  "window.CSSPropertyRule",
  '"popover" in document.documentElement',
  '"".isWellFormed',
  "[].toSorted",
];

/**
 * Runs before the site's script, in any browser ever: one that is too old keeps the plain document, as without script, and
 * says so. Its root is marked, and what stands there for want of a script is shown.
 */
export const plainDocumentScript = `(function () {
  if (${needs.map((need) => `(${need})`).join(" && ")}) return;
  document.documentElement.setAttribute("data-plain", "");
  var words = document.getElementById("${oldBrowserId}");
  if (words.content) document.body.insertBefore(words.content.cloneNode(true), document.body.firstChild);
  var hidden = document.getElementsByTagName("noscript");
  while (hidden[0]) hidden[0].outerHTML = hidden[0].textContent;
})()`;

/** What a content security policy calls it. */
export const plainDocumentHash = `'sha256-${createHash("sha256").update(plainDocumentScript).digest("base64")}'`;
