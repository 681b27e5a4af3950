import { type MouseEvent, type PointerEvent, useRef } from "react";

export type Side = "left" | "right";

/** After this far it is known where the finger goes; before, nothing moves. */
const slack = 10;
/** A release this far to a side decides; a quick flick decides from nearer. */
const far = 96;
const flickFar = 40;
const flickSpeed = 0.6;
/** Touches that begin this near to the window's edge belong to the browser's own back swipe. */
const edge = 24;

interface Drag {
  pointer: number;
  x: number;
  y: number;
  time: number;
  state: "undecided" | "sideways" | "scroll";
}

export interface SwipeOptions {
  /** The card under the finger; undefined for none. */
  onMove: (card: HTMLElement, dx: number, dy: number, leaning: Side | undefined) => void;
  /** Where it was let go; undefined when the card goes back. */
  onEnd: (card: HTMLElement, side: Side | undefined) => void;
}

/**
 * A card dragged to a side by one pointer. Idle → undecided → sideways, which ends on a side or goes back. A path that
 * starts up or down is a scroll to its end, a second finger or a cancel brings the card back, and the click
 * that follows a drag is swallowed.
 */
export function useSwipe({ onMove, onEnd }: SwipeOptions) {
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);

  const stop = (card: HTMLElement, side?: Side) => {
    const moved = drag.current?.state === "sideways";
    drag.current = undefined;
    if (moved) onEnd(card, side);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (drag.current || !event.isPrimary) return stop(event.currentTarget);
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      if (event.pointerType === "touch" && (event.clientX < edge || event.clientX > innerWidth - edge)) return;
      drag.current = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
        state: "undecided",
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId || now.state === "scroll") return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.state === "undecided") {
        if (Math.hypot(dx, dy) < slack) return;
        dragged.current = true;
        now.state = Math.abs(dx) > 1.5 * Math.abs(dy) ? "sideways" : "scroll";
        if (now.state === "scroll") return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      onMove(event.currentTarget, dx, dy, decided(dx, dy, far));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      const quick = Math.abs(dx) / Math.max(1, event.timeStamp - now.time) > flickSpeed;
      stop(event.currentTarget, now.state === "sideways" ? decided(dx, dy, quick ? flickFar : far) : undefined);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer === event.pointerId) stop(event.currentTarget);
    },
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart(event: MouseEvent) {
      event.preventDefault();
    },
  };
}

function decided(dx: number, dy: number, least: number): Side | undefined {
  if (Math.abs(dx) < least || Math.abs(dx) < Math.abs(dy)) return undefined;
  return dx < 0 ? "left" : "right";
}
