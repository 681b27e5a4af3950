import { CallError } from "../contract/index.ts";
import { checkPoint, kilometersBetween } from "../rules/index.ts";
import { refuseFields } from "../schemas/index.ts";
import { geocodesAnHour, minute } from "../constants.ts";
import { guardLimit } from "./limits.ts";
import { fakeCities } from "./cities.ts";
import type { FakeHandlers } from "./handlers.ts";

/** How far from any city a point is nowhere, in kilometers. */
const reach = 50;

export const placeHandlers: FakeHandlers<"geocode"> = {
  geocode: ({ query }, { world, account }) => {
    const point = { lat: Number(query.lat), lon: Number(query.lon) };
    refuseFields(checkPoint(point));
    const subject = `geocode:${account?.user.id ?? "visitor"}`;
    guardLimit(world, { subject, allowed: geocodesAnHour, window: 60 * minute });
    const near = fakeCities
      .map((city) => ({ ...city, away: kilometersBetween(point, city) }))
      .filter(({ away }) => away <= reach)
      .toSorted((one, other) => one.away - other.away);
    if (!near[0]) throw new CallError("not_found");
    const { country, region, city } = near[0];
    return { country, region: world.settings.region_data ? region : null, city };
  },
};
