import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from "react";

interface Point {
  x: number;
  y: number;
}

/** How far a picture can be enlarged, and how far a press on the button or twice on it does. */
const most = 4;
const step = 2.5;

/** A finger that moved this far sideways has asked for the next photo. */
const swipe = 60;

export interface Stage {
  picture: RefObject<HTMLImageElement | null>;
  zoomed: boolean;
  /** Enlarges, or goes back to the whole photo. */
  toggleZoom: () => void;
  reset: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
    onWheel: (event: WheelEvent<HTMLElement>) => void;
  };
}

/**
 * Where the picture lies under the fingers: two of them enlarge it, one moves an enlarged picture or, on a whole one,
 * swipes to the next. It is written to the element and not to React's state: a finger sends sixty places a second.
 */
export function useStage(onSwipe: (towards: "left" | "right") => void): Stage {
  const picture = useRef<HTMLImageElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const view = useRef({ scale: 1, x: 0, y: 0, pinched: false });
  const [zoomed, setZoomed] = useState(false);

  function show({ scale, x, y }: { scale: number; x: number; y: number }, settle = false) {
    const { offsetWidth = 0, offsetHeight = 0 } = picture.current ?? {};
    const larger = limited(scale);
    const within = (value: number, size: number) => {
      const room = ((larger - 1) * size) / 2;
      return Math.min(room, Math.max(-room, value));
    };
    const sideways = larger === 1 && !settle;
    Object.assign(view.current, {
      scale: larger,
      x: sideways ? x : within(x, offsetWidth),
      y: within(y, offsetHeight),
    });
    setZoomed(larger > 1);
    if (!picture.current) return;
    picture.current.style.transitionDuration = settle ? "" : "0s";
    picture.current.style.transform = `translate(${view.current.x}px, ${view.current.y}px) scale(${larger})`;
  }

  const reset = () => show({ scale: 1, x: 0, y: 0 }, true);
  const toggleZoom = () => (view.current.scale > 1 ? reset() : show({ scale: step, x: 0, y: 0 }, true));

  function move(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const { scale, x, y } = view.current;
    if (other) {
      view.current.pinched = true;
      const grown = limited((scale * distance(now, other)) / Math.max(1, distance(before, other))) / scale;
      const middle = centre(event.currentTarget);
      const [from, to] = [between(before, other), between(now, other)];
      show({
        scale: scale * grown,
        x: to.x - middle.x - (from.x - middle.x - x) * grown,
        y: to.y - middle.y - (from.y - middle.y - y) * grown,
      });
    } else if (scale > 1) {
      show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
    } else if (!view.current.pinched) {
      show({ scale, x: x + now.x - before.x, y: 0 });
    }
  }

  function lift(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    const { scale, x, pinched } = view.current;
    view.current.pinched = false;
    if (scale > 1) return;
    reset();
    if (!pinched && event.type === "pointerup" && Math.abs(x) > swipe) onSwipe(x < 0 ? "left" : "right");
  }

  return {
    picture,
    zoomed,
    toggleZoom,
    reset,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || onButton(event)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event) => {
        if (!onButton(event)) toggleZoom();
      },
      // A pinch on a touchpad comes as a turned wheel with the control key.
      onWheel: (event) => {
        if (event.ctrlKey) show({ ...view.current, scale: view.current.scale * Math.exp(-event.deltaY / 100) });
      },
    },
  };
}

const limited = (scale: number) => Math.min(most, Math.max(1, scale));
const onButton = (event: MouseEvent) => (event.target as Element).closest("button") !== null;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
