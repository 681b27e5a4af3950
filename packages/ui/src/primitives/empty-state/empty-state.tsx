import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** A drawing or icon; decoration. */
  picture?: ReactNode;
  /** What is not here yet, in a friendly line. */
  title: ReactNode;
  /** Its place in the page's outline. @default 2 */
  level?: 1 | 2 | 3 | 4;
  /** The way on: one button, perhaps a link beside it. */
  actions?: ReactNode;
}

/**
 * Stands where a list will be, says why there is nothing and what to do; also for what could not be loaded.
 *
 * Use it instead of an empty list or one that failed; an error in a form is an `Alert`.
 */
export function EmptyState({ picture, title, level = 2, actions, className, children, ...props }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cn("mx-auto flex max-w-text flex-col items-center gap-3 px-gutter py-12 text-center", className)}
      {...props}
    >
      {picture && (
        <div
          aria-hidden
          className="flex size-24 items-center justify-center rounded-full bg-soft-accent text-on-soft-accent [&>svg]:size-10"
        >
          {picture}
        </div>
      )}
      <Heading className={cn("max-w-full font-heading tracking-heading", level === 1 ? "text-2xl" : "text-xl")}>
        {title}
      </Heading>
      {children && <div className="max-w-full text-muted">{children}</div>}
      {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
    </div>
  );
}
