import type { ComponentProps, ReactElement } from "react";
import { cn } from "./cn.ts";

/**
 * A decorative icon as one element: its strokes, a constant of one of the `*-glyphs.ts`, are a string.
 * A function and not a component, so that a list of five hundred cards pays for one node an icon and for nothing around it.
 */
export function glyph(markup: string, className?: string, props?: ComponentProps<"svg">): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      className={cn("k:shrink-0", className)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

export interface GlyphProps extends ComponentProps<"svg"> {
  /** Its strokes. */
  markup: string;
}

/** The same as a component, for places that are not repeated. */
export function Glyph({ markup, className, ...props }: GlyphProps) {
  return glyph(markup, className, props);
}
