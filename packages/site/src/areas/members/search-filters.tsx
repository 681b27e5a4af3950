import { searchSorts, unknown } from "@kindling/domain/contract";
import { ageLimit, searchRadii } from "@kindling/domain/rules";
import { Badge } from "@kindling/ui/badge";
import { SearchForm, type SearchOption, type SearchValues } from "@kindling/ui/search-form";
import { SlidersHorizontal } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import type { Place } from "../../shared/place/locate.ts";
import { PlaceButton } from "../../shared/place/place-button.tsx";
import { useCountries } from "../../shared/people/use-countries.ts";
import type { Filters } from "./filters.ts";
import { messages } from "./search.messages.ts";

const formField = { gender: "gender", country: "country", countryregion: "region", age: "age" } as const;

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

const labelOf = (options: readonly SearchOption[], value: string) =>
  options.find((option) => option.value === value)?.label;

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
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly onSearch: (filters: Filters) => void;
}

/** The search form; on a phone it opens under its heading, which says what is set. */
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
  const countries = useCountries();
  const genders = [
    { value: "female", label: intl.formatMessage(messages.women) },
    { value: "male", label: intl.formatMessage(messages.men) },
  ];
  const regionChoices = regions.map(({ code, name }) => ({ value: code, label: name }));
  const radii = searchRadii.map((radius) => ({
    value: String(radius),
    label: intl.formatMessage(messages.within, { distance: radius }),
  }));
  const sorts = [
    { value: "newest", label: intl.formatMessage(messages.newest) },
    { value: "active", label: intl.formatMessage(messages.active) },
    { value: "near", label: intl.formatMessage(messages.near) },
  ];
  const further = [
    labelOf(radii, searched.radius),
    searched.sort === "newest" ? undefined : labelOf(sorts, searched.sort),
  ].filter((label) => label !== undefined);
  const set = {
    gender: labelOf(genders, searched.gender),
    country: labelOf(countries, searched.country),
    countryregion: labelOf(regionChoices, searched.region),
    age: intl.formatMessage(messages.ages, { min: searched.age[0], max: searched.age[1] }),
  };
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
        ...settings.search_fields.flatMap((field) => (field === unknown ? [] : formField[field])),
        ...(placed ? (["radius"] as const) : []),
        "sort",
      ]}
      radii={radii}
      sorts={sorts.filter(({ value }) => placed || value !== "near")}
      genders={genders}
      countries={countries}
      regions={regionChoices}
      ageBounds={[settings.min_age, ageLimit]}
      value={toValues(filters)}
      defaultValue={toValues(byDefault)}
      onValueChange={(values) => onFiltersChange(toFilters(values))}
      onSubmit={(values) => onSearch(toFilters(values))}
      onReset={(values) => onSearch(toFilters(values))}
    />
  );
  return (
    <details className="k:self-start k:rounded-card k:border-thin k:border-default k:bg-surface k:lg:sticky k:lg:top-24 k:lg:details-content:[content-visibility:visible]">
      <summary className="k:flex k:min-h-11 k:list-none k:items-center k:gap-2 k:px-4 k:font-strong">
        <SlidersHorizontal aria-hidden className="k:size-5" />
        {intl.formatMessage(messages.filters)}
        <span className="k:flex k:min-w-0 k:flex-wrap k:justify-end k:gap-1 k:py-2 k:ms-auto k:lg:hidden">
          {settings.search_fields.map(
            (field) => field !== unknown && set[field] && <Badge key={field}>{set[field]}</Badge>,
          )}
          {further.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      </summary>
      <div className="k:grid k:gap-5 k:px-4 k:pb-4">
        {form}
        {settings.search_fields.includes("country") && <PlaceButton onPlace={toPlace} />}
      </div>
    </details>
  );
}
