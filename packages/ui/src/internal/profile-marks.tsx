import type { ReactNode } from "react";
import { cn } from "./cn.ts";
import { Glyph } from "./glyph.tsx";
import { markGlyphs } from "./mark-glyphs.ts";

const pill =
  "inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-strong whitespace-nowrap";

interface MarkProps {
  /** The word of the mark. */
  children: ReactNode;
  className?: string;
}

/** The person is here now. */
export function OnlineMark({ children, className }: MarkProps) {
  return (
    <span className={cn(pill, "bg-surface text-default", className)}>
      <span className="size-2 rounded-full bg-fill-positive forced-colors:bg-[Highlight]" />
      {children}
    </span>
  );
}

/** Joined lately, or not seen yet. */
export function NewMark({ children, className }: MarkProps) {
  return <span className={cn(pill, "bg-fill-accent text-on-accent", className)}>{children}</span>;
}

/** The profile is made up; its sentence is in `fictional-notice`. */
export function FictionalMark({ children, className }: MarkProps) {
  return (
    <span className={cn(pill, "bg-surface text-default", className)}>
      <Glyph markup={markGlyphs.fictional} className="size-3.5" />
      {children}
    </span>
  );
}
