import { searchSorts, unknown } from "@kindling/domain/contract";
import { ageLimit } from "@kindling/domain/rules";
import { SearchForm, type SearchValues } from "@kindling/ui/search-form";
import { SlidersHorizontal } from "lucide-react";
import { useIntl } from "react-intl";
import type { Option } from "../../shared/forms/option.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import type { Place } from "../../shared/place/locate.ts";
import { PlaceButton } from "../../shared/place/place-button.tsx";
import { type Filters, filterNames } from "./filters.ts";
import { SearchChips } from "./search-chips.tsx";
import { messages } from "./search.messages.ts";
import { useSearchOptions } from "./use-search-options.ts";

const toValues = ({ gender, country, region, age, radius, sort }: Filters): SearchValues => ({
  gender,
  country,
  region,
  age: [age[0], age[1]],
  radius,
  sort,
});

const toFilters = ({ radius = "", sort, ...values }: SearchValues): Filters => ({
  ...values,
  radius,
  sort: searchSorts.find((one) => one === sort) ?? "newest",
});

export interface SearchFiltersProps {
  readonly filters: Filters;
  /** Whether they can search by distance. */
  readonly placed: boolean;
  /** What the results were searched by. */
  readonly searched: Filters;
  /** What a reset goes back to. */
  readonly byDefault: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  /** Those of the country that is chosen. */
  readonly regions: readonly Option[];
  readonly onSearch: (filters: Filters) => void;
}

/** The search form; on a phone it opens under its heading, and while it is closed chips say what is set. */
export function SearchFilters({
  filters,
  placed,
  searched,
  byDefault,
  onFiltersChange,
  regions,
  onSearch,
}: SearchFiltersProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const options = useSearchOptions();
  const toPlace = ({ country, region }: Place): void =>
    onFiltersChange({
      ...filters,
      country,
      region: settings.search_fields.includes("countryregion") ? (region ?? "") : "",
    });
  const form = (
    <SearchForm
      action="/members"
      fields={[
        ...settings.search_fields.flatMap((field) => (field === unknown ? [] : filterNames[field])),
        ...(placed ? (["radius"] as const) : []),
        "sort",
      ]}
      {...options}
      sorts={options.sorts.filter(({ value }) => placed || value !== "near")}
      regions={regions}
      ageBounds={[settings.min_age, ageLimit]}
      value={toValues(filters)}
      defaultValue={toValues(byDefault)}
      onValueChange={(values) => onFiltersChange(toFilters(values))}
      onSubmit={(values) => onSearch(toFilters(values))}
      onReset={(values) => onSearch(toFilters(values))}
    />
  );
  return (
    <div className="k:self-start k:lg:sticky k:lg:top-24">
      <details className="k:peer k:rounded-card k:border-thin k:border-default k:bg-surface k:lg:details-content:[content-visibility:visible]">
        <summary className="k:flex k:min-h-11 k:list-none k:items-center k:gap-2 k:px-4 k:font-strong">
          <SlidersHorizontal aria-hidden className="k:size-5" />
          {intl.formatMessage(messages.filters)}
        </summary>
        <div className="k:grid k:gap-5 k:px-4 k:pb-4">
          {form}
          {settings.search_fields.includes("country") && <PlaceButton onPlace={toPlace} />}
        </div>
      </details>
      <SearchChips
        searched={searched}
        options={options}
        className="k:flex k:flex-wrap k:gap-x-2 k:pt-1 k:peer-open:hidden k:lg:hidden"
      />
    </div>
  );
}
