import { calls, unknown } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { ageLimit } from "@kindling/domain/rules";
import { SearchForm, type SearchValues } from "@kindling/ui/search-form";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { useCountries } from "../../shared/people/use-countries.ts";
import { defaultFilters, type Filters, searchPath } from "./filters.ts";
import { messages } from "./search.messages.ts";

const formField = { gender: "gender", country: "country", countryregion: "region", age: "age" } as const;

const toValues = ({ gender, country, region, age }: Filters): SearchValues => ({
  gender,
  country,
  region,
  age: [age[0], age[1]],
});

/** The search form; on a phone it opens under its heading. */
export function SearchFilters({ filters }: { filters: Filters }) {
  const intl = useIntl();
  const { settings } = usePage();
  const user = useUser();
  const navigate = useNavigate();
  const countries = useCountries();
  const [values, setValues] = useState(() => toValues(filters));
  const { data } = useCall(
    calls.getRegions,
    settings.region_data && values.country ? { country: values.country } : null,
    { revalidateIfStale: false },
  );
  const search = (next: SearchValues) => void navigate(searchPath(next));
  const form = (
    <SearchForm
      action="/members"
      fields={settings.search_fields.flatMap((field) => (field === unknown ? [] : formField[field]))}
      genders={[
        { value: "female", label: intl.formatMessage(messages.women) },
        { value: "male", label: intl.formatMessage(messages.men) },
      ]}
      countries={countries}
      regions={data?.regions.map(({ code, name }) => ({ value: code, label: name })) ?? []}
      ageBounds={[settings.min_age, ageLimit]}
      value={values}
      defaultValue={toValues(defaultFilters(settings, user))}
      onValueChange={setValues}
      onSubmit={search}
      onReset={search}
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
