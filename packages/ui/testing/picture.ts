import { setTheme, type Theme } from "../../../.storybook/themes.ts";
import type { Part } from "./boxes.ts";
import { toColour } from "./colours.ts";
import { nextFrame, settle } from "./settle.ts";

/** What a picture is made of: our parts, and what has a meaning by HTML or by its role. */
const selector = [
  "[data-slot], [role], header, nav, main, aside, footer, h1, h2, h3, h4, h5, h6",
  "a[href], button, input, select, textarea, summary, dialog",
].join();

/** As far from the first theme as there is. */
export const secondTheme: Theme = { brand: "bdsm", scheme: "dark" };

/** Looks at what the window shows, once it stands still: boxes in the theme that is there, colours in a second one too. */
export async function takePicture(theme: Theme): Promise<Part[]> {
  await settle();
  const restore = replaceForeign();
  await standStill();
  const elements = shown();
  const parts = elements.map((element) => ({ name: nameOf(element), box: boxOf(element), words: wordsOf(element) }));
  restore();
  const holders = elements.map((element) => elements.indexOf(holderOf(element)!));
  const inherited = { color: getComputedStyle(document.body).color };
  const looks = elements.map(looksOf);
  setTheme(secondTheme);
  const inheritedThen = { color: getComputedStyle(document.body).color };
  const looksThen = elements.map(looksOf);
  setTheme(theme);
  const depths: number[] = [];
  return parts.map((part, at) => {
    const holder = holders[at]!;
    depths.push(holder < 0 ? 0 : depths[holder]! + 1);
    const now = inWords(looks[at]!, looks[holder] ?? inherited);
    const then = inWords(looksThen[at]!, looksThen[holder] ?? inheritedThen);
    return { ...part, depth: depths[at]!, colours: now || then ? `${now} | ${then}`.trim() : "" };
  });
}

/** The page's own progress: it comes late and goes by itself. */
const passing = "output [data-slot=progress-bar]";

/** The shown parts, in the document's order. */
function shown(): Element[] {
  return [...document.body.querySelectorAll(selector)].filter((element) => {
    if (element.matches(passing)) return false;
    const { width, height, top, left, bottom, right } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // What is only heard has a pixel.
    return isInWindow && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  });
}

const holderOf = (element: Element) => element.parentElement?.closest(selector);

const nameOf = (element: Element): string =>
  element.getAttribute("data-slot") ?? element.getAttribute("role") ?? element.localName;

const wordsOf = (element: Element): string =>
  (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 24);

function boxOf(element: Element): Part["box"] {
  const { width, height, x, y } = element.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height), x: Math.round(x), y: Math.round(y) };
}

/** More than a second: by then all has come that comes after the story's own play. */
const patience = 90;

/** Waits until it looks the same for some frames: what floats follows its anchor, and React a new size of the window. */
async function standStill(): Promise<void> {
  let before = "";
  let still = 0;
  for (let frame = 0; frame < patience && still < 2; frame++) {
    const now = shown().map((element) => Object.values(boxOf(element)).join());
    still = now.join(";") === before ? still + 1 : 0;
    before = now.join(";");
    await nextFrame();
    // A frame asks for the fonts that it needs.
    await document.fonts.ready;
  }
  if (still < 2) throw new Error("The story does not stand still, so there is no picture of it.");
}

/** Letters that no brand's font has: each machine draws them by a font of its own, in another width. */
const foreign = /[^\s\u0020-\u024f\u2010-\u2027\u20ac\u2122\u2212]/gu;

/** Puts a letter of ours in place of each of them; answers how to put them back. */
function replaceForeign(): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const replaced: [Text, string][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const plain = node.data.replace(foreign, "M");
    if (plain === node.data) continue;
    replaced.push([node, node.data]);
    node.data = plain;
  }
  return () => {
    for (const [node, data] of replaced) node.data = data;
  };
}

interface Looks {
  color: string;
  background: string;
  border: string;
  opacity: string;
}

function looksOf(element: Element): Looks {
  const { color, backgroundColor, backgroundImage, borderStyle, borderWidth, borderColor, opacity } =
    getComputedStyle(element);
  const isBordered = /[1-9]/.test(borderWidth) && borderStyle !== "none";
  return { color, background: backgroundColor + backgroundImage, border: isBordered ? borderColor : "", opacity };
}

const colour = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;

/** A text's colour is said where it is another than around it. */
function inWords({ color, background, border, opacity }: Looks, around: { color: string }): string {
  const [on, edges] = [coloursIn(background), coloursIn(border)];
  return [
    color !== around.color && toHex(color),
    on.length > 0 && `on ${on.join(" ")}`,
    edges.length > 0 && `border ${edges.join(" ")}`,
    opacity !== "1" && `opacity ${opacity}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Without those that nobody sees. */
const coloursIn = (css: string): string[] =>
  [...new Set(css.match(colour)?.map(toHex))].filter((one) => !/^#.{6}00$/.test(one));

function toHex(css: string): string {
  const [red, green, blue, alpha = 1] = toColour(css);
  const bytes = [red, green, blue, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
