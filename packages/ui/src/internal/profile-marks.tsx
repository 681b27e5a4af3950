import type { ReactNode } from "react";
import { cn } from "./cn.ts";
import { glyph } from "./glyph.tsx";
import { markGlyphs } from "./mark-glyphs.ts";

const pill = "k:inline-flex k:min-h-6 k:items-center k:gap-1 k:rounded-full k:px-2 k:text-xs k:font-strong";

export const markLooks = {
  online: `${pill} k:whitespace-nowrap k:bg-surface k:text-default`,
  new: `${pill} k:whitespace-nowrap k:bg-fill-accent k:text-on-accent`,
  /** Takes a second line where it has to: it is never cut off. */
  fictional: `${pill} k:bg-surface k:text-default`,
} as const;

export const onlineDot = <span className="k:size-2 k:rounded-full k:bg-fill-positive k:forced-colors:bg-[Highlight]" />;
export const fictionalGlyph = glyph(markGlyphs.fictional, "k:size-3.5");

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
