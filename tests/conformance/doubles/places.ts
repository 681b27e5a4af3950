import { calls } from "@kindling/domain/contract";
import { answer, answering, breaks, type Double, insteadOf } from "./double.ts";

const utrecht = { country: "NL", region: null, city: "Utrecht" };

export const placeDoubles: readonly Double[] = [
  breaks(
    "a-point-is-in-its-city",
    "a point is answered with its country alone",
    answering(calls.geocode, (place) => ({ ...place, city: null })),
  ),
  breaks(
    "a-point-is-in-its-city",
    "a region is another country's",
    answering(calls.geocode, (place) => ({ ...place, region: "BE-VAN" })),
  ),
  breaks(
    "a-point-that-is-nowhere-is-refused",
    "the ocean is in Utrecht",
    insteadOf("not_found", calls.geocode, async () => answer(utrecht)),
  ),
  breaks(
    "a-point-that-is-nowhere-is-refused",
    "a point beyond the pole is taken",
    insteadOf("invalid_request", calls.geocode, async (request, next) =>
      /lat=90.5|lon=-181/.test(request.url) ? answer(utrecht) : next(request),
    ),
  ),
];
