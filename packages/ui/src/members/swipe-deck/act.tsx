import type { ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

interface ActProps {
  label: string;
  /** As `aria-keyshortcuts` writes it. */
  keys: string;
  /** One of the two that decide. @default false */
  strong?: boolean;
  /** @default false */
  accent?: boolean;
  /** Keeps the focus and its place, but does nothing. @default false */
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A round button with its word under it. */
export function Act({ label, keys, strong = false, accent = false, disabled = false, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      aria-disabled={disabled || undefined}
      className="group flex min-w-14 flex-col items-center gap-1 rounded-control text-sm"
      onClick={onClick}
    >
      <span
        className={cn(
          "grid place-items-center rounded-full border-thin shadow-raised transition-transform group-active:scale-90 group-aria-disabled:opacity-50 group-aria-disabled:shadow-none",
          strong ? "size-16 [&>svg]:size-7" : "mt-2 size-12 [&>svg]:size-5",
          accent
            ? "border-transparent bg-fill-accent text-on-accent group-hover:bg-fill-accent-hover"
            : "border-control bg-surface text-default group-hover:bg-soft-neutral group-hover:text-on-soft-neutral",
        )}
      >
        {children}
      </span>
      <span className={strong ? "font-strong" : "mt-2 text-muted"}>{label}</span>
    </button>
  );
}
