import { flushSync } from "react-dom";

import { showInstead } from "../../../.storybook/in-locale.tsx";
import { loadMessages, locales, pseudoLocales } from "../../../.storybook/locales.ts";

/** The narrowest screen that has to hold every word (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Fractions of a pixel and the bearings of glyphs; down, the room that a font keeps above and below its letters. */
const slack = { across: 1, down: 4 };

const rest = [...pseudoLocales, ...locales].filter((locale) => locale !== "en-XA" && locale !== "en");

interface Cut {
  text: string;
  how: string;
}

interface Look {
  locale: string;
  texts: Set<string>;
  cuts: Cut[];
  page: boolean;
}

/**
 * Shows the story that is there in every locale, and in the pseudo-locales, on the narrowest screen: no word is cut off and none
 * hangs out of its box or off the page. What members wrote may be cut: it is what reads the same in all locales, or an excerpt.
 */
export async function checkFit({ padded }: { padded: boolean }): Promise<string[]> {
  const { style } = frameElement as HTMLIFrameElement;
  const { width, height } = style;
  Object.assign(style, { width: `${narrowest.width}px`, height: `${narrowest.height}px` });
  // As in Storybook's canvas and on the site's pages; what is full-bleed has no gutter.
  if (padded) document.body.style.paddingInline = "var(--gutter)";
  const looks: Look[] = [];
  for (const locale of ["en-XA", "en", ...rest]) {
    const messages = await loadMessages(locale);
    flushSync(() => showInstead({ locale, messages }));
    looks.push({ locale, ...look() });
    // Without a word of ours it is the same in every locale.
    if (looks.length === 2 && isSame(looks[0]!.texts, looks[1]!.texts)) break;
  }
  flushSync(() => showInstead());
  Object.assign(style, { width, height });
  document.body.style.paddingInline = "";

  const textsIn = (locale: string) => looks.find((look) => look.locale === locale)?.texts;
  return looks.flatMap(({ locale, cuts, page: wide }) => {
    const others = textsIn(locale === "en-XA" ? "en" : "en-XA");
    const words = cuts.filter(({ text }) => !others?.has(text));
    return [
      ...words.map(({ text, how }) => `[${locale} ${narrowest.width} px] ${how}: ${text.slice(0, 80)}`),
      ...(wide ? [`[${locale} ${narrowest.width} px] the page scrolls sideways`] : []),
    ];
  });
}

const isSame = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((text) => other.has(text));

function look(): Omit<Look, "locale"> {
  const texts = new Set<string>();
  const cuts: Cut[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || !isShown(element)) continue;
    texts.add(text);
    const how = cutOf(node, element);
    if (how) cuts.push({ text, how });
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.placeholder;
    if (!text || (field.value && field instanceof HTMLInputElement) || !isShown(field)) continue;
    texts.add(text);
    if (widthOf(text, field) > roomOf(field) + slack.across) cuts.push({ text, how: "cut off in its field" });
  }
  return { texts, cuts, page: document.documentElement.scrollWidth > innerWidth + slack.across };
}

const isShown = (element: Element) =>
  !element.closest("svg, script, style, option, textarea, [data-slot=conversation-excerpt], .sb-wrapper") &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** How a text is not wholly seen, from its own box outwards to the page; undefined when all of it is, or scrolls into view. */
function cutOf(node: Node, element: Element): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(node);
  const text = range.getBoundingClientRect();
  if (text.width <= 1 || text.height <= 1) return undefined;
  let scrolls = { across: false, down: false };
  let ownBox = true;
  for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.display === "inline" || style.display === "contents") continue;
    if (style.clipPath !== "none") return undefined;
    const edge = box.getBoundingClientRect();
    const across = text.left < edge.left - slack.across || text.right > edge.right + slack.across;
    const down = text.top < edge.top - slack.down || text.bottom > edge.bottom + slack.down;
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const scroll = (overflow: string) => overflow === "auto" || overflow === "scroll";
    if (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + slack.across)
      return "ends in an ellipsis";
    if (across && !scrolls.across && (ownBox || hides(style.overflowX)) && !scroll(style.overflowX))
      return hides(style.overflowX) ? "cut off" : "hangs out of its box";
    if (down && !scrolls.down && hides(style.overflowY)) return "cut off below";
    scrolls = {
      across: scrolls.across || scroll(style.overflowX),
      down: scrolls.down || scroll(style.overflowY),
    };
    ownBox = false;
  }
  const off = text.left < -slack.across || text.right > innerWidth + slack.across;
  return off && !scrolls.across ? "off the page" : undefined;
}

const pen = document.createElement("canvas").getContext("2d")!;

function widthOf(text: string, field: Element): number {
  const { font, letterSpacing } = getComputedStyle(field);
  Object.assign(pen, { font, letterSpacing });
  return pen.measureText(text).width;
}

function roomOf(field: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
