import { searchRadii } from "@kindling/domain/rules";
import type { SearchOption } from "@kindling/ui/search-form";
import { useIntl } from "react-intl";
import { useCountries } from "../../shared/people/use-countries.ts";
import { messages } from "./search.messages.ts";

/** What can be chosen in a search, in words. */
export interface SearchOptions {
  readonly genders: readonly SearchOption[];
  readonly countries: readonly SearchOption[];
  readonly radii: readonly SearchOption[];
  readonly sorts: readonly SearchOption[];
}

export function useSearchOptions(): SearchOptions {
  const intl = useIntl();
  return {
    genders: [
      { value: "female", label: intl.formatMessage(messages.women) },
      { value: "male", label: intl.formatMessage(messages.men) },
    ],
    countries: useCountries(),
    radii: searchRadii.map((radius) => ({
      value: String(radius),
      label: intl.formatMessage(messages.within, { distance: radius }),
    })),
    sorts: [
      { value: "newest", label: intl.formatMessage(messages.newest) },
      { value: "active", label: intl.formatMessage(messages.active) },
      { value: "near", label: intl.formatMessage(messages.near) },
    ],
  };
}
