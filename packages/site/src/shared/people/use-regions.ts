import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import type { Option } from "../forms/option.tsx";
import { usePage } from "../page/page-context.ts";

/** The regions of a country by their names, where the site asks for them; none while they are on their way, for nobody has to name one. */
export function useRegions(country: string | undefined): readonly Option[] {
  const { settings } = usePage();
  const { data } = useCall(calls.getRegions, settings.region_data && country ? { country } : null, {
    revalidateIfStale: false,
  });
  return (data?.regions ?? []).map(({ code, name }) => ({ value: code, label: name }));
}
