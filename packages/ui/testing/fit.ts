import { flushSync } from "react-dom";

import { showInstead } from "../../../.storybook/in-locale.tsx";
import { loadMessages, locales, type Messages, pseudoLocales } from "../../../.storybook/locales.ts";
import { lookAtTexts } from "./cut-off.ts";
import type { Depth } from "./in-themes.ts";
import { Kinds, seen } from "./kinds.ts";

/** The narrowest screen that has to hold every word (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Two that say every word of ours differently come first: what reads the same in both is no word of ours. */
const [accented, plain] = ["en-XA", "en"];

/** As many real languages as a sampled run shows new words in, and words that other stories have shown elsewhere. */
const sampled = { words: 4, places: 2 };

export interface Fit {
  /** How often the story was drawn. */
  languages: number;
  problems: string[];
}

/**
 * Shows the story that is there in the pseudo-locales and in every locale, on the narrowest screen: no word is cut off
 * and none hangs out of its box or off the page. Sampled, in those that need the most room for what it says that no
 * earlier story has said, or not there. What members wrote may be shortened: it is what reads the same in all locales,
 * or an excerpt.
 */
export async function checkFit({ padded, depth }: { padded: boolean; depth: Depth }): Promise<Fit> {
  const { style } = frameElement as HTMLIFrameElement;
  const { width, height } = style;
  Object.assign(style, { width: `${narrowest.width}px`, height: `${narrowest.height}px` });
  // As in Storybook's canvas and on the site's pages; what is full-bleed has no gutter.
  if (padded) document.body.style.paddingInline = "var(--k-gutter)";
  const looks = new Map<string, ReturnType<typeof lookAtTexts>>();
  const show = (locale: string, messages: Messages, kinds?: Kinds) => {
    flushSync(() => showInstead({ locale, messages }));
    const look = lookAtTexts(kinds);
    looks.set(locale, look);
    return look;
  };
  said.clear();
  const { places, cuts } = show(accented, overheard(await loadMessages(accented)), new Kinds());
  const isWhole = depth === "whole";
  const isNew = isWhole || [...places].some((place) => !seen.has("place", place));
  // By it the page's own words are told from members'.
  if (isNew || cuts.length > 0) show(plain, await loadMessages(plain));
  if (isNew && hasWords(looks)) {
    const others = locales.filter((locale) => locale !== plain);
    const roomiest = isWhole ? others : await mostRoom(others, said);
    for (const locale of [...pseudoLocales.slice(1), ...roomiest]) show(locale, await loadMessages(locale));
  }
  for (const place of places) seen.add("place", place);
  for (const id of said) seen.add("said", id);
  flushSync(() => showInstead());
  Object.assign(style, { width, height });
  document.body.style.paddingInline = "";

  const problems = [...looks].flatMap(([locale, look]) => {
    const others = looks.get(locale === accented ? plain : accented)?.texts;
    const isOurs = (text: string) => !others?.has(text);
    const words = look.cuts.filter(({ text, shortened }) => isOurs(text) || (locale === plain && !shortened));
    return [
      ...words.map(({ text, how }) => `${how}: ${text.slice(0, 80)}`),
      ...(look.sideways ? ["the page scrolls sideways"] : []),
    ].map((problem) => `[${locale} ${narrowest.width} px] ${problem}`);
  });
  return { languages: looks.size, problems };
}

/** Without a word of ours a story is the same in every locale. */
function hasWords(looks: ReadonlyMap<string, { texts: Set<string> }>): boolean {
  const [one, other] = [...looks.values()].map(({ texts }) => texts);
  return one?.size !== other?.size || [...(one ?? [])].some((text) => !other?.has(text));
}

/** The messages that the story asks for. */
const said = new Set<string>();

const listeners = new WeakMap<Messages, Messages>();

/** Messages that write down which of them are asked for. */
function overheard(messages: Messages): Messages {
  const known = listeners.get(messages);
  if (known) return known;
  const get = (all: Messages, id: string) => {
    // React asks whatever it is given for more than words.
    if (Object.hasOwn(all, id)) said.add(id);
    return all[id];
  };
  const listening = new Proxy(messages, { get });
  listeners.set(messages, listening);
  return listening;
}

/** The locales that say new words, else any, at the greatest length or with the longest single word; first what says most so. */
async function mostRoom(among: readonly string[], ids: ReadonlySet<string>): Promise<string[]> {
  const catalogues = await Promise.all(among.map(async (locale) => ({ locale, words: await loadMessages(locale) })));
  const news = [...ids].filter((id) => !seen.has("said", id));
  const points = new Map<string, number>();
  for (const id of news.length > 0 ? news : ids)
    for (const length of [(text: string) => text.length, longestWord]) {
      const lengths = catalogues.map(({ locale, words }) => ({ locale, size: length(words[id] ?? "") }));
      const most = Math.max(...lengths.map(({ size }) => size));
      for (const { locale, size } of lengths)
        if (size === most && size > 0) points.set(locale, (points.get(locale) ?? 0) + 1);
    }
  return [...points]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, news.length > 0 ? sampled.words : sampled.places)
    .map(([locale]) => locale);
}

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));
