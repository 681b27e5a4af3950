import { meet } from "./scene.ts";

/** The least that a target may measure (WCAG 2.5.8). */
const least = 24;

/** Targets that are small, or share their room with another: of all others `target-size` has nothing to say. */
export function tight(targets: readonly Element[]): Element[] {
  const boxes = targets.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  return targets.filter((target) => {
    const box = target.getBoundingClientRect();
    if (box.width === 0) return false;
    const isSmall = Math.min(box.width, box.height) < least;
    return isSmall || boxes.filter((other) => meet(box, other)).length > 1;
  });
}
