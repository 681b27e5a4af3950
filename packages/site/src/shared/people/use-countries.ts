import { useIntl } from "react-intl";
import type { Option } from "../forms/option.tsx";
import { usePage } from "../page/page-context.ts";

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator;
}

/** The site's countries by their names in the reader's language, in its order. */
export function useCountries(): readonly Option[] {
  const intl = useIntl();
  const { settings } = usePage();
  const named = settings.countries.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: "region" }) ?? value,
  }));
  return named.toSorted((a, b) => collatorOf(intl.locale).compare(a.label, b.label));
}
