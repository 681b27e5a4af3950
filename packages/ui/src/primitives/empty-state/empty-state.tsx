import type { ComponentProps, ReactNode } from "react";

import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";

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
  const Heading = headings[level];
  return (
    <div
      data-slot="empty-state"
      className={cn(
        "k:mx-auto k:flex k:max-w-text k:flex-col k:items-center k:gap-3 k:px-gutter k:py-12 k:text-center",
        className,
      )}
      {...props}
    >
      {picture && (
        <div
          aria-hidden
          className="k:flex k:size-24 k:items-center k:justify-center k:rounded-full k:bg-soft-accent k:text-on-soft-accent k:icon:size-10"
        >
          {picture}
        </div>
      )}
      <Heading
        className={cn("k:max-w-full k:font-heading k:tracking-heading", level === 1 ? "k:text-2xl" : "k:text-xl")}
      >
        {title}
      </Heading>
      {children && <div className="k:max-w-full k:text-muted">{children}</div>}
      {actions && <div className="k:flex k:flex-wrap k:justify-center k:gap-3 k:pt-2">{actions}</div>}
    </div>
  );
}
