import type { Kinds } from "./kinds.ts";

/** Fractions of a pixel and the bearings of glyphs; down, the room that a font keeps above and below its letters. */
const slack = { across: 1, down: 4 };

export interface Cut {
  text: string;
  /** How it is not wholly seen, in words. */
  how: string;
  /** By an ellipsis, or in a field that one can move through: right for what somebody wrote, not for our words. */
  shortened?: boolean;
}

interface Look {
  texts: Set<string>;
  /** Each text with the kind of what it stands in, if asked for. */
  places: Set<string>;
  cuts: Cut[];
  /** Whether the page itself is too wide. */
  sideways: boolean;
}

/** Every text that the page shows, and which of them are not wholly seen. */
export function lookAtTexts(kinds?: Kinds): Look {
  const look: Look = {
    texts: new Set(),
    places: new Set(),
    cuts: [],
    sideways: document.documentElement.scrollWidth > innerWidth + slack.across,
  };
  const boxes: Boxes = new Map();
  const add = (text: string, element: Element) => {
    look.texts.add(text);
    if (kinds) look.places.add(`${kinds.of(element)} ${text}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || !isShown(element)) continue;
    add(text, element);
    const how = cutOf(node, element, boxes);
    if (how && !isOnlyHeard(element)) look.cuts.push({ text, how, shortened: how === ellipsis });
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.placeholder;
    if (!text || (field.value && field instanceof HTMLInputElement) || !isShown(field)) continue;
    add(text, field);
    if (widthOf(text, field) > roomOf(field) + slack.across)
      look.cuts.push({ text, how: "cut off in its field", shortened: true });
  }
  return look;
}

const isShown = (element: Element) =>
  !element.closest("svg, script, style, option, textarea, [data-slot=conversation-excerpt]") &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const ellipsis = "ends in an ellipsis";

const isOnlyHeard = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).clipPath !== "none" || isOnlyHeard(element.parentElement));

const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

/** What one look has read of its elements. */
type Boxes = Map<Element, Box | undefined>;

interface Box {
  edge: DOMRect;
  overflowX: string;
  overflowY: string;
  isShortened: boolean;
}

/** Undefined of one that makes no box of its own. */
function boxOf(element: Element, boxes: Boxes): Box | undefined {
  if (boxes.has(element)) return boxes.get(element);
  const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
  const box =
    display === "inline" || display === "contents"
      ? undefined
      : {
          edge: element.getBoundingClientRect(),
          overflowX,
          overflowY,
          isShortened:
            (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + slack.across) ||
            (webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + slack.down),
        };
  boxes.set(element, box);
  return box;
}

/** From the text's own box outwards to the page; undefined when all of it is seen, or scrolls into view. */
function cutOf(node: Node, element: Element, boxes: Boxes): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(node);
  const text = range.getBoundingClientRect();
  if (text.width <= 1 || text.height <= 1) return undefined;
  let [isOwnBox, scrollsAcross, scrollsDown] = [true, false, false];
  for (
    let holder: Element | null = element;
    holder && holder !== document.documentElement;
    holder = holder.parentElement
  ) {
    const box = boxOf(holder, boxes);
    if (!box) continue;
    const { edge, overflowX, overflowY } = box;
    if (box.isShortened) return ellipsis;
    const across = text.left < edge.left - slack.across || text.right > edge.right + slack.across;
    const down = text.top < edge.top - slack.down || text.bottom > edge.bottom + slack.down;
    if (across && !scrollsAcross && hides(overflowX)) return "cut off";
    if (across && isOwnBox && !scrolls(overflowX)) return "hangs out of its box";
    // What is meant to be pushed sideways says so by not scrolling down.
    if (across && scrolls(overflowX) && overflowY !== "hidden") return "has to be scrolled sideways";
    if (down && !scrollsDown && hides(overflowY)) return "cut off below";
    scrollsAcross ||= scrolls(overflowX);
    scrollsDown ||= scrolls(overflowY);
    isOwnBox = false;
  }
  const off = text.left < -slack.across || text.right > innerWidth + slack.across;
  return off && !scrollsAcross ? "off the page" : undefined;
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
