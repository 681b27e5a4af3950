import type { Kinds } from "./kinds.ts";
import { meet } from "./scene.ts";

/** The least that a target may measure (WCAG 2.5.8). */
const least = 24;

export interface Target {
  element: Element;
  /** Its kind and size, and those of its neighbours, with their places. */
  kind: string;
  /** Small beside another, or with no room that is its own: of all others `target-size` has nothing to say. */
  isTight: boolean;
}

/** Targets as they are laid out now. */
export function targetsAmong(elements: readonly Element[], kinds: Kinds): Target[] {
  const shown = elements
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return shown.map(({ element, box }) => {
    const room = grown(box);
    const others = shown.filter((other) => other.element !== element && meet(room, other.box));
    const isSmall = Math.min(box.width, box.height) < least;
    const isShared = others.some((other) => meet(box, other.box));
    const places = others.map((other) => [kinds.of(other.element), ...placeIn(box, other.box)].join());
    return {
      element,
      kind: [kinds.of(element), ...placeIn(box, box), ...places].join(" "),
      isTight: isSmall ? others.length > 0 : isShared && !hasRoomOfItsOwn(element, box),
    };
  });
}

/** Whether some part of it that is large enough has nothing over it. */
function hasRoomOfItsOwn(element: Element, { left, top, right, bottom }: DOMRect): boolean {
  const across = [left, (left + right - least) / 2, right - least];
  const down = [top, (top + bottom - least) / 2, bottom - least];
  return across.some((x) => down.some((y) => isOnTop(element, x + 1, y + 1, least - 2)));
}

const isOnTop = (element: Element, x: number, y: number, size: number): boolean =>
  [x, x + size / 2, x + size].every((left) =>
    [y, y + size / 2, y + size].every((top) => element.contains(document.elementFromPoint(left, top))),
  );

/** With the room that a small one needs around it. */
const grown = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(x - least, y - least, width + 2 * least, height + 2 * least);

const placeIn = (box: DOMRect, { x, y, width, height }: DOMRect): string[] =>
  [x - box.x, y - box.y, width, height].map((size) => size.toFixed(1));
