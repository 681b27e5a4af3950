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
  /** What it sends where no script catches the press. */
  submit?: SwipeSubmit | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** A form that stands elsewhere on the page, with what is decided and about whom. */
export interface SwipeSubmit {
  form: string;
  name: "like" | "pass" | "later" | "undo";
  value: string;
}

/** A round button with its word under it. */
export function Act({
  label,
  keys,
  strong = false,
  accent = false,
  disabled = false,
  submit,
  onClick,
  children,
}: ActProps) {
  return (
    <button
      {...(submit && !disabled ? { type: "submit", ...submit } : { type: "button" })}
      aria-keyshortcuts={keys}
      aria-disabled={disabled || undefined}
      className="k:group k:flex k:min-w-14 k:flex-col k:items-center k:gap-1 k:rounded-control k:text-sm"
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <span
        className={cn(
          "k:grid k:place-items-center k:rounded-full k:border-thin k:shadow-raised k:transition-transform k:group-active:scale-90 k:group-aria-disabled:opacity-50 k:group-aria-disabled:shadow-none",
          strong ? "k:size-16 k:icon:size-7" : "k:mt-2 k:size-12 k:icon:size-5",
          accent
            ? "k:border-transparent k:bg-fill-accent k:text-on-accent k:group-hover:bg-fill-accent-hover"
            : "k:border-control k:bg-surface k:text-default k:group-hover:bg-soft-neutral k:group-hover:text-on-soft-neutral",
        )}
      >
        {children}
      </span>
      <span className={strong ? "k:font-strong" : "k:mt-2 k:text-muted"}>{label}</span>
    </button>
  );
}
