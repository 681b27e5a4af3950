import { useState } from "react";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { useRegions } from "../../shared/people/use-regions.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { defaultFilters, type Filters, isPlaced, searchPath } from "./filters.ts";
import type { SearchFiltersProps } from "./search-filters.tsx";

/** What is chosen in the search form, from what the address says on; another search begins anew. */
export function useFiltersModel(searched: Filters): Omit<SearchFiltersProps, "searched"> {
  const { settings } = usePage();
  const user = useUser();
  const navigate = useNavigate();
  const address = JSON.stringify(searched);
  const [chosen, setChosen] = useState({ filters: searched, address });
  if (chosen.address !== address) setChosen({ filters: searched, address });
  const { filters } = chosen;
  return {
    filters,
    placed: isPlaced(user),
    byDefault: defaultFilters(settings, user),
    onFiltersChange: (next) => setChosen({ filters: next, address }),
    regions: useRegions(filters.country),
    onSearch: (next) => navigate(searchPath(next)),
  };
}
