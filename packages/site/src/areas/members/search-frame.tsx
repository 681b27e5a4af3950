import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { messages } from "./search.messages.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

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
    <div className={screenFrame("page", "grid-cols-1 gap-4 lg:grid-cols-[18rem_1fr] lg:gap-8")}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-2">
        <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
        <output className="text-muted tabular-nums">
          {count !== undefined && intl.formatMessage(messages.found, { count })}
        </output>
      </header>
      {filters}
      <div className="min-w-0">{results}</div>
    </div>
  );
}
