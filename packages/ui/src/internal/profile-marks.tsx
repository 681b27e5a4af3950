import type { ReactNode } from "react";
import { cn } from "./cn.ts";
import { glyph } from "./glyph.tsx";
import { markGlyphs } from "./mark-glyphs.ts";

const pill = "inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-xs font-strong";

export const markLooks = {
  online: `${pill} whitespace-nowrap bg-surface text-default`,
  new: `${pill} whitespace-nowrap bg-fill-accent text-on-accent`,
  /** Takes a second line where it has to: it is never cut off. */
  fictional: `${pill} bg-surface text-default`,
} as const;

export const onlineDot = <span className="size-2 rounded-full bg-fill-positive forced-colors:bg-[Highlight]" />;
export const fictionalGlyph = glyph(markGlyphs.fictional, "size-3.5");

interface MarkProps {
  /** The word of the mark. */
  children: ReactNode;
  className?: string;
}

/** The person is here now. */
export function OnlineMark({ children, className }: MarkProps) {
  return (
    <span className={cn(markLooks.online, className)}>
      {onlineDot}
      {children}
    </span>
  );
}

/** Joined lately, or not seen yet. */
export function NewMark({ children, className }: MarkProps) {
  return <span className={cn(markLooks.new, className)}>{children}</span>;
}

/** The profile is made up; its sentence is in `fictional-notice`. */
export function FictionalMark({ children, className }: MarkProps) {
  return (
    <span className={cn(markLooks.fictional, className)}>
      {fictionalGlyph}
      {children}
    </span>
  );
}
