import { unknown } from "@kindling/domain/contract";
import { ageLimit } from "@kindling/domain/rules";
import { SearchForm, type SearchValues } from "@kindling/ui/search-form";
import { SlidersHorizontal } from "lucide-react";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useCountries } from "../../shared/people/use-countries.ts";
import type { Filters } from "./filters.ts";
import { messages } from "./search.messages.ts";

const formField = { gender: "gender", country: "country", countryregion: "region", age: "age" } as const;

const toValues = ({ gender, country, region, age }: Filters): SearchValues => ({
  gender,
  country,
  region,
  age: [age[0], age[1]],
});

export interface SearchFiltersProps {
  readonly filters: Filters;
  /** What a reset goes back to. */
  readonly byDefault: Filters;
  readonly onFiltersChange: (filters: Filters) => void;
  /** Those of the country that is chosen. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly onSearch: (filters: Filters) => void;
}

/** The search form; on a phone it opens under its heading. */
export function SearchFilters({ filters, byDefault, onFiltersChange, regions, onSearch }: SearchFiltersProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const countries = useCountries();
  const form = (
    <SearchForm
      action="/members"
      fields={settings.search_fields.flatMap((field) => (field === unknown ? [] : formField[field]))}
      genders={[
        { value: "female", label: intl.formatMessage(messages.women) },
        { value: "male", label: intl.formatMessage(messages.men) },
      ]}
      countries={countries}
      regions={regions.map(({ code, name }) => ({ value: code, label: name }))}
      ageBounds={[settings.min_age, ageLimit]}
      value={toValues(filters)}
      defaultValue={toValues(byDefault)}
      onValueChange={onFiltersChange}
      onSubmit={onSearch}
      onReset={onSearch}
    />
  );
  return (
    <details className="self-start rounded-card border-thin border-default bg-surface lg:sticky lg:top-24 lg:details-content:[content-visibility:visible]">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 font-strong">
        <SlidersHorizontal aria-hidden className="size-5" />
        {intl.formatMessage(messages.filters)}
      </summary>
      <div className="px-4 pb-4">{form}</div>
    </details>
  );
}
