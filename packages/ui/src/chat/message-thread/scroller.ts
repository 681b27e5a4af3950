import {
  below,
  distanceToMiddle,
  distanceToTop,
  holds,
  pile,
  type Range,
  rangeOf,
  rowAt,
  spanOf,
  type Tops,
  totalOf,
  type View,
} from "./geometry.ts";
import { estimate, NEW_ROW, type Row, sharedStart } from "./rows.ts";

/** So near to the end counts as reading the newest: new messages are followed. */
const NEAR_END = 80;
/** What stays to be seen above the row that a transcript opens at. */
const OPENING_MARGIN = 24;

/** In heights of the view: rows are rendered this far around it … */
const RENDER_AHEAD = 1;
/** … as soon as less than this is left. */
const KEEP_AHEAD = 0.3;
/** Older messages are asked for when less than this is left above. */
const LOAD_AHEAD = 1.5;

export type ScrollerEvents = {
  /** Other rows are needed; `now`: before the next frame, and not within React's own work. */
  onRange: (range: Range, now: boolean) => void;
  /** So many more messages above need rows, before it is known which of them are in view. */
  onBuild: (count: number, now: boolean) => void;
  /** The reader came to the end, or left it. */
  onEnd: (atEnd: boolean) => void;
  /** The oldest row came near, or got far. */
  onStart: (near: boolean) => void;
};

/** A row that keeps its place in the view until the reader scrolls. */
type Pin = { id: string; align: "top" | "middle" };

/** A row whose lower edge has a known distance from the end. */
type Anchor = { id: string; below: number };

/**
 * Holds the reader's place in a transcript whose viewport is a reversed column: its scroll origin is the end. So it
 * opens at the newest message without a script and follows it by itself, and what is added or measured above the reader
 * moves nothing. Only for changes below the reader the distance from the end is corrected, by the message in view.
 */
export function createScroller({ onRange, onBuild, onEnd, onStart }: ScrollerEvents) {
  const heights = new Map<string, number>();
  const view: View = { distance: 0, height: 0 };
  let viewport: HTMLElement | undefined;
  let content: HTMLElement | undefined;
  let rows: readonly Row[] = [];
  let tops: Tops = new Float64Array(1);
  let range: Range = { near: 0, far: 0 };
  /** Messages above that have no rows yet, and the room that each of them probably takes. */
  let unbuilt = 0;
  let room = 0;
  let pin: Pin | undefined;
  let atEnd = true;
  let nearStart = false;
  let opened = false;
  let observer: ResizeObserver | undefined;

  const heightAt = (index: number) => heights.get(rows[index]!.id) ?? estimate(rows[index]!);

  const firstRendered = () => Math.max(rows.length - range.far, 0);

  function moveTo(distance: number) {
    if (!viewport || distance === view.distance) return;
    viewport.scrollTop = -distance;
    view.distance = Math.max(-viewport.scrollTop, 0);
  }

  /** Keeps the rows that are not rendered as room above and below. */
  function makeRoom() {
    if (!content) return;
    content.style.paddingTop = `${unbuilt * room + tops[firstRendered()]!}px`;
    content.style.paddingBottom = `${totalOf(tops) - tops[Math.max(rows.length - range.near, 0)]!}px`;
  }

  function goToPin({ id, align }: Pin) {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) return;
    moveTo(
      align === "top"
        ? distanceToTop(tops, index, view.height, OPENING_MARGIN)
        : distanceToMiddle(tops, index, view.height),
    );
  }

  /** The first of the rows in view that can serve as a fixed point. */
  function anchorOf(serves: (row: Row) => boolean): Anchor | undefined {
    const { top, bottom } = spanOf(tops, view);
    for (let i = rowAt(tops, top); i < rows.length && tops[i]! < bottom; i++) {
      if (serves(rows[i]!)) return { id: rows[i]!.id, below: below(tops, i) };
    }
    return undefined;
  }

  /** After a change: what was pinned is where it was, else the anchor is. At the end the browser stays by itself. */
  function hold(anchor: Anchor | undefined) {
    if (pin) goToPin(pin);
    else if (anchor && view.distance > 0) {
      const index = rows.findIndex((row) => row.id === anchor.id);
      moveTo(view.distance + below(tops, index) - anchor.below);
    }
  }

  function refresh(now: boolean) {
    if (view.height === 0) return;
    // First of all: a commit that finds the reader at the end goes there.
    if (atEnd !== view.distance <= NEAR_END) onEnd((atEnd = !atEnd));
    const missing = -spanOf(tops, view, RENDER_AHEAD * view.height).top;
    if (unbuilt > 0 && missing > 0) onBuild(rows.length + Math.ceil(missing / room), now);
    if (!holds(range, rangeOf(tops, view, KEEP_AHEAD * view.height))) {
      onRange(rangeOf(tops, view, RENDER_AHEAD * view.height), now);
    }
    const comesNear = unbuilt === 0 && spanOf(tops, view).top < LOAD_AHEAD * view.height;
    if (nearStart !== comesNear) onStart((nearStart = comesNear));
  }

  function setHeight(height: number) {
    const shown = view.height === 0 && height > 0;
    view.height = height;
    if (!shown || !viewport) return;
    if (opened) viewport.scrollTop = -view.distance;
    else if (rows.some((row) => row.id === NEW_ROW)) pin = { id: NEW_ROW, align: "top" };
    opened = true;
  }

  function onResize(entries: readonly ResizeObserverEntry[]) {
    const anchor = anchorOf((row) => heights.has(row.id));
    let resized = false;
    let measured = false;
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]!.blockSize;
      const id = (target as HTMLElement).dataset.row;
      if (id === undefined) {
        resized = true;
        setHeight(height);
      } else if (height > 0 && heights.get(id) !== height) {
        measured = true;
        heights.set(id, height);
      }
    }
    if (measured) {
      tops = pile(rows.length, heightAt, tops, firstRendered());
      makeRoom();
    }
    if (view.height === 0) return;
    hold(anchor);
    // Rows that appear now would be measured in this frame only below a viewport that is measured too.
    if (resized) refresh(true);
    else requestAnimationFrame(() => refresh(true));
  }

  function observe(element: Element) {
    observer ??= new ResizeObserver(onResize);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }

  return {
    /** The viewport's ref. */
    viewport(element: HTMLElement | null) {
      if (!element) return;
      viewport = element;
      return observe(element);
    },

    /** The ref of the element that holds the rows. */
    content(element: HTMLElement | null) {
      content = element ?? undefined;
    },

    /** Each row's ref; its element carries the row's id in `data-row`. */
    row(element: HTMLElement | null) {
      if (!element) return;
      const unobserve = observe(element);
      return () => {
        unobserve();
        if (element.contains(document.activeElement)) viewport?.focus({ preventScroll: true });
      };
    },

    /** To be called after each render, with what was rendered. */
    commit(nextRows: readonly Row[], nextUnbuilt: number, nextRange: Range, goToEnd: boolean) {
      unbuilt = nextUnbuilt;
      range = nextRange;
      const changed = nextRows !== rows;
      let anchor: Anchor | undefined;
      if (changed) {
        anchor = anchorOf((row) => row.kind === "message" && nextRows.some((next) => next.id === row.id));
        const kept = sharedStart(rows, nextRows);
        rows = nextRows;
        tops = pile(rows.length, heightAt, tops, kept);
        room = totalOf(tops) / rows.filter(({ kind }) => kind === "message").length;
      }
      makeRoom();
      if (changed && opened) {
        if (goToEnd || (atEnd && !pin)) {
          pin = undefined;
          moveTo(0);
        } else hold(anchor);
      }
      refresh(false);
    },

    /** For the viewport's scroll event. */
    scrolled() {
      if (!viewport || view.height === 0) return;
      const distance = Math.max(-viewport.scrollTop, 0);
      if (Math.abs(distance - view.distance) > 1) pin = undefined;
      view.distance = distance;
      refresh(true);
    },

    /** Whether the oldest row is near, as of the last commit. */
    isNearStart: () => nearStart,

    toEnd() {
      pin = undefined;
      moveTo(0);
      viewport?.focus({ preventScroll: true });
    },

    /** Brings a row to the middle of the view. */
    toRow(id: string) {
      pin = { id, align: "middle" };
      goToPin(pin);
    },
  };
}

export type Scroller = ReturnType<typeof createScroller>;
