import { MeetNav } from "../../shared/people/meet-nav.tsx";
import type { Filters } from "./filters.ts";
import { SearchFilters, type SearchFiltersProps } from "./search-filters.tsx";
import { SearchFrame } from "./search-frame.tsx";
import { SearchResults, type SearchResultsProps } from "./search-results.tsx";

interface SearchViewProps extends Omit<SearchResultsProps, "filters"> {
  /** What the results were searched by. */
  readonly searched: Filters;
  readonly form: Omit<SearchFiltersProps, "searched">;
}

/** The search form and what was found. */
export const SearchView = ({ searched, form, ...results }: SearchViewProps) => (
  <SearchFrame
    found={results.result}
    ways={results.onLikedChange && <MeetNav />}
    filters={<SearchFilters key={JSON.stringify(searched)} searched={searched} {...form} />}
    results={<SearchResults filters={searched} {...results} />}
  />
);
