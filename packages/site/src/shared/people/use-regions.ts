import { type AnswerOf, calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { usePage } from "../page/page-context.ts";

type Regions = AnswerOf<typeof calls.getRegions>["regions"];
const none: Regions = [];

/** The regions of a country, where the site asks for them; none while they are on their way, for nobody has to name one. */
export function useRegions(country: string | undefined): Regions {
  const { settings } = usePage();
  const { data } = useCall(calls.getRegions, settings.region_data && country ? { country } : null, {
    revalidateIfStale: false,
  });
  return data?.regions ?? none;
}
