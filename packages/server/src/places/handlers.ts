import { CallError, calls } from "@kindling/domain/contract";
import { checkPoint, geocodesAnHour, minute } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { now } from "../context.ts";
import { handle, type Handler } from "../http/handler.ts";
import { guardLimit } from "../http/limits.ts";
import { whoAsks } from "../http/who-asks.ts";
import { nearestCity } from "./gazetteer.ts";

/** Where a point is. It is answered and forgotten: neither kept nor logged. */
export const handlers: readonly Handler[] = [
  handle(calls.geocode, async ({ query }, context) => {
    const point = { lat: Number(query.lat), lon: Number(query.lon) };
    refuseFields(checkPoint(point));
    const limit = { subject: `geocode:${whoAsks(context)}`, allowed: geocodesAnHour, window: 60 * minute };
    await guardLimit(context.db, limit, now(context));
    const city = nearestCity(point);
    if (!city) throw new CallError("not_found");
    const { region_data } = context.site.settings;
    return { country: city.country, region: region_data ? city.region : null, city: city.names[0]! };
  }),
];
