import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { messages } from "./search.messages.ts";

export interface SearchFrameProps {
  /** How many were found; unknown while they load. */
  readonly count: number | undefined;
  readonly filters: ReactNode;
  readonly results: ReactNode;
}

/** Filters beside the results on a wide screen, folded above them on a phone. */
export function SearchFrame({ count, filters, results }: SearchFrameProps) {
  const intl = useIntl();
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-4 px-gutter py-4 lg:grid-cols-[18rem_1fr] lg:gap-8 lg:py-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-2">
        <h1 className="font-heading text-2xl font-heading tracking-heading">{intl.formatMessage(messages.title)}</h1>
        <output className="text-muted tabular-nums">
          {count !== undefined && intl.formatMessage(messages.found, { count })}
        </output>
      </header>
      {filters}
      <div className="min-w-0">{results}</div>
    </div>
  );
}
