import { flushSync } from "react-dom";

import { showInstead } from "../../../.storybook/in-locale.tsx";
import { loadMessages, locales, type Messages, pseudoLocales } from "../../../.storybook/locales.ts";
import { lookAtTexts } from "./cut-off.ts";
import type { Depth } from "./in-themes.ts";

/** The narrowest screen that has to hold every word (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Two that say every word of ours differently come first: what reads the same in both is no word of ours. */
const [accented, plain] = ["en-XA", "en"];

/** As many real languages as a sampled run shows a story in. */
const sampled = 4;

/**
 * Shows the story that is there in the pseudo-locales and in every locale, sampled in those that need the most room for the words
 * that it says, on the narrowest screen: no word is cut off and none
 * hangs out of its box or off the page. What members wrote may be shortened: it is what reads the same in all locales, or an
 * excerpt.
 */
export async function checkFit({ padded, depth }: { padded: boolean; depth: Depth }): Promise<string[]> {
  const { style } = frameElement as HTMLIFrameElement;
  const { width, height } = style;
  Object.assign(style, { width: `${narrowest.width}px`, height: `${narrowest.height}px` });
  // As in Storybook's canvas and on the site's pages; what is full-bleed has no gutter.
  if (padded) document.body.style.paddingInline = "var(--k-gutter)";
  const looks = new Map<string, ReturnType<typeof lookAtTexts>>();
  const show = (locale: string, messages: Messages) => {
    flushSync(() => showInstead({ locale, messages }));
    looks.set(locale, lookAtTexts());
  };
  const said = new Set<string>();
  show(accented, overheard(await loadMessages(accented), said));
  show(plain, await loadMessages(plain));
  if (hasWords(looks)) {
    const others = locales.filter((locale) => locale !== plain);
    const roomiest = depth === "whole" ? others : (await byRoom(others, said)).slice(0, sampled);
    for (const locale of [...pseudoLocales.slice(1), ...roomiest]) show(locale, await loadMessages(locale));
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

/** Messages that write down which of them are asked for. */
const overheard = (messages: Messages, said: Set<string>): Messages =>
  new Proxy(messages, {
    get(all, id: string) {
      said.add(id);
      return all[id];
    },
  });

/** First the locale that says most of these messages at the greatest length, or with the longest single word. */
async function byRoom(among: readonly string[], said: ReadonlySet<string>): Promise<string[]> {
  const catalogues = await Promise.all(among.map(async (locale) => ({ locale, words: await loadMessages(locale) })));
  const points = new Map(among.map((locale) => [locale, 0]));
  for (const id of said)
    for (const length of [(text: string) => text.length, longestWord]) {
      const lengths = catalogues.map(({ locale, words }) => ({ locale, size: length(words[id] ?? "") }));
      const most = Math.max(...lengths.map(({ size }) => size));
      for (const { locale, size } of lengths)
        if (size === most && size > 0) points.set(locale, (points.get(locale) ?? 0) + 1);
    }
  return among.toSorted((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
}

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));
