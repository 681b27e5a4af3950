import { cx } from "class-variance-authority";

/**
 * Joins class names, the caller's last. A caller's class lays a component out (margin, grid place, width);
 * looks are chosen by variants and tokens, so nothing has to be un-merged (docs/decisions/0005-no-class-merging.md).
 */
export const cn: typeof cx = cx;
