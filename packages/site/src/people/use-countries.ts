import { useIntl } from "react-intl";
import { usePage } from "../app/page-context.ts";

/** The site's countries by their names in the reader's language, in its order. */
export function useCountries(): readonly { value: string; label: string }[] {
  const intl = useIntl();
  const { settings } = usePage();
  const named = settings.countries.map((value) => ({
    value,
    label: intl.formatDisplayName(value, { type: "region" }) ?? value,
  }));
  const collator = new Intl.Collator(intl.locale);
  return named.toSorted((a, b) => collator.compare(a.label, b.label));
}
