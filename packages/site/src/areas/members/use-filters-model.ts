import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { useState } from "react";
import { useNavigate } from "../../shared/routing/use-navigate.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { defaultFilters, type Filters, searchPath } from "./filters.ts";
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
  const { data } = useCall(
    calls.getRegions,
    settings.region_data && filters.country ? { country: filters.country } : null,
    { revalidateIfStale: false },
  );
  return {
    filters,
    byDefault: defaultFilters(settings, user),
    onFiltersChange: (next) => setChosen({ filters: next, address }),
    regions: data?.regions ?? [],
    onSearch: (next) => navigate(searchPath(next)),
  };
}
