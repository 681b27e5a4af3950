import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";

import { buttonLook } from "../button/button.variants.ts";
import { cn } from "../../internal/cn.ts";
import { pages } from "./pages.ts";
import { messages } from "./pagination.messages.ts";

export interface PaginationProps extends ComponentProps<"nav"> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are; with one there is no navigation. */
  count: number;
  /** The address of a page: each is a link of its own, for a new tab and for search engines. */
  hrefFor: (page: number) => string;
}

/**
 * Leads through a long list, page by page; every page has an address.
 *
 * Use it where readers come back to a place, such as search results; a feed that nobody counts may load more by a button.
 */
export function Pagination({ page, count, hrefFor, className, ...props }: PaginationProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (count < 2) return null;
  return (
    <nav
      data-slot="pagination"
      aria-label={formatMessage(messages.label)}
      className={cn("k:flex k:items-center k:justify-center k:gap-1", className)}
      {...props}
    >
      <Step href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden className={arrow} />
        {formatMessage(messages.previous)}
      </Step>
      <span className="k:px-2 k:text-sm k:text-muted k:sm:hidden">
        {formatMessage(messages.position, { page, count })}
      </span>
      <ol className="k:hidden k:gap-1 k:sm:flex">
        {pages(page, count).map((item) =>
          "page" in item ? (
            <li key={item.page}>
              <a
                href={hrefFor(item.page)}
                aria-label={formatMessage(messages.page, { page: item.page })}
                aria-current={item.page === page ? "page" : undefined}
                className={item.page === page ? current : other}
              >
                {formatNumber(item.page)}
              </a>
            </li>
          ) : (
            <li
              key={`after-${item.gapAfter}`}
              aria-hidden
              className="k:flex k:w-control-md k:items-center k:justify-center k:text-muted"
            >
              …
            </li>
          ),
        )}
      </ol>
      <Step href={page < count ? hrefFor(page + 1) : undefined} rel="next">
        {formatMessage(messages.next)}
        <ChevronRight aria-hidden className={arrow} />
      </Step>
    </nav>
  );
}

/** On the narrowest screens the words need its place. */
const arrow = "k:max-[22rem]:hidden k:rtl:-scale-x-100";
const square = "k:min-w-control-md k:px-2 k:tabular-nums";
const current = cn(buttonLook({ variant: "solid", tone: "accent" }), square);
const other = cn(buttonLook({ variant: "ghost", tone: "neutral" }), square);
const step = buttonLook({ variant: "ghost", tone: "neutral" });

/** At the first and last page it keeps its place, so that nothing moves under the pointer. */
function Step({ href, children, ...props }: ComponentProps<"a">) {
  return (
    <a href={href} aria-hidden={href ? undefined : true} className={cn(step, !href && "k:invisible")} {...props}>
      {children}
    </a>
  );
}
