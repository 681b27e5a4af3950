import { unknown } from "@kindling/domain/contract";
import { Chip } from "@kindling/ui/chip";
import type { SearchOption } from "@kindling/ui/search-form";
import { useIntl } from "react-intl";
import { usePage } from "../../shared/page/page-context.ts";
import { useRegions } from "../../shared/people/use-regions.ts";
import { type Filters, filterNames, isSet, searchPath, without } from "./filters.ts";
import { messages } from "./search.messages.ts";
import type { SearchOptions } from "./use-search-options.ts";

const labelOf = (options: readonly SearchOption[], value: string) =>
  options.find((option) => option.value === value)?.label;

interface SearchChipsProps {
  /** What the results were searched by. */
  readonly searched: Filters;
  readonly options: SearchOptions;
  readonly className?: string;
}

/** What a search is narrowed by: each a way to the same search without it. */
export function SearchChips({ searched, options, className }: SearchChipsProps) {
  const intl = useIntl();
  const { settings } = usePage();
  const regions = useRegions(searched.country);
  const labels = {
    gender: labelOf(options.genders, searched.gender),
    country: labelOf(options.countries, searched.country),
    countryregion: labelOf(regions, searched.region),
    age: intl.formatMessage(messages.ages, { min: searched.age[0], max: searched.age[1] }),
    radius: labelOf(options.radii, searched.radius),
    sort: labelOf(options.sorts, searched.sort),
  };
  const fields = [...settings.search_fields.filter((field) => field !== unknown), "radius", "sort"] as const;
  const set = fields.flatMap((field) => {
    const [name, label] = [filterNames[field], labels[field]];
    return label && isSet(searched, name, settings) ? [{ name, label }] : [];
  });
  if (set.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage(messages.filters)} className={className}>
      {set.map(({ name, label }) => (
        <li key={name} className="k:min-w-0">
          <Chip label={label} href={searchPath(without(searched, name, settings))} />
        </li>
      ))}
    </ul>
  );
}
