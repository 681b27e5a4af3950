import { flushSync } from "react-dom";

import { showInstead } from "../../../.storybook/in-locale.tsx";
import { loadMessages, locales, pseudoLocales } from "../../../.storybook/locales.ts";
import { lookAtTexts } from "./cut-off.ts";

/** The narrowest screen that has to hold every word (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Two that say every word of ours differently come first: what reads the same in both is no word of ours. */
const [accented, plain] = ["en-XA", "en"];
const order = [...new Set([accented, plain, ...pseudoLocales, ...locales])];

/**
 * Shows the story that is there in every locale, and in the pseudo-locales, on the narrowest screen: no word is cut off and none
 * hangs out of its box or off the page. What members wrote may be shortened: it is what reads the same in all locales, or an
 * excerpt.
 */
export async function checkFit({ padded }: { padded: boolean }): Promise<string[]> {
  const { style } = frameElement as HTMLIFrameElement;
  const { width, height } = style;
  Object.assign(style, { width: `${narrowest.width}px`, height: `${narrowest.height}px` });
  // As in Storybook's canvas and on the site's pages; what is full-bleed has no gutter.
  if (padded) document.body.style.paddingInline = "var(--gutter)";
  const looks = new Map<string, ReturnType<typeof lookAtTexts>>();
  for (const locale of order) {
    const messages = await loadMessages(locale);
    flushSync(() => showInstead({ locale, messages }));
    looks.set(locale, lookAtTexts());
    if (looks.size === 2 && !hasWords(looks)) break;
  }
  flushSync(() => showInstead());
  Object.assign(style, { width, height });
  document.body.style.paddingInline = "";

  return [...looks].flatMap(([locale, { cuts, sideways }]) => {
    const others = looks.get(locale === accented ? plain : accented)?.texts;
    const isOurs = (text: string) => !others?.has(text);
    const words = cuts.filter(({ text, shortened }) => isOurs(text) || (locale === plain && !shortened));
    return [
      ...words.map(({ text, how }) => `${how}: ${text.slice(0, 80)}`),
      ...(sideways ? ["the page scrolls sideways"] : []),
    ].map((problem) => `[${locale} ${narrowest.width} px] ${problem}`);
  });
}

/** Without a word of ours a story is the same in every locale. */
function hasWords(looks: ReadonlyMap<string, { texts: Set<string> }>): boolean {
  const [one, other] = [...looks.values()].map(({ texts }) => texts);
  return one?.size !== other?.size || [...(one ?? [])].some((text) => !other?.has(text));
}
