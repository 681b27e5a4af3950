import { cn } from "./cn.ts";

export interface GlyphProps {
  /** What stands inside the `<svg>`, a constant of `mark-glyphs.ts` or `interest-glyphs.ts`. */
  markup: string;
  className?: string;
}

/**
 * A decorative icon as one element. Its strokes are a constant string and not React elements, so that a list of
 * five hundred cards pays for one node an icon, in the browser and on the server.
 */
export function Glyph({ markup, className }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("shrink-0", className)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
