import type { SearchResult } from "@kindling/domain/contract";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { messages } from "./search.messages.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

export interface SearchFrameProps {
  /** How many were found, and whether there are more; unknown while they load. */
  readonly found: Pick<SearchResult, "numResults" | "more"> | undefined;
  /** A member's ways to meet others. */
  readonly ways: ReactNode;
  readonly filters: ReactNode;
  readonly results: ReactNode;
}

/** Filters beside the results on a wide screen, folded above them on a phone. */
export function SearchFrame({ found, ways, filters, results }: SearchFrameProps) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-4 k:lg:grid-cols-[18rem_1fr] k:lg:gap-8")}>
      <header className="k:flex k:flex-wrap k:items-baseline k:justify-between k:gap-x-4 k:lg:col-span-2">
        <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
        <output className="k:text-muted k:tabular-nums">
          {found && intl.formatMessage(found.more ? messages.foundMore : messages.found, { count: found.numResults })}
        </output>
      </header>
      {ways && <div className="k:min-w-0 k:lg:col-span-2">{ways}</div>}
      {filters}
      <div className="k:min-w-0">{results}</div>
    </div>
  );
}
