import { calls } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import type { Rule } from "../rule.ts";

const utrecht = { lat: "52.09", lon: "5.12" };
const ocean = { lat: "0", lon: "-30" };

export const placeRules: readonly Rule[] = [
  {
    name: "a-point-is-in-its-city",
    ids: "LIVE-10",
    says: "A point is answered with its country, a region of that country or none, and a city: to visitors too.",
    async check({ cast }) {
      const visitor = cast.visitor();
      const { country, region, city } = await visitor.call(calls.geocode, { query: utrecht });
      mustBe([country, city], ["NL", "Utrecht"], "the place of a point in Utrecht");
      must(region === null || region.startsWith(`${country}-`), `${region} is no region of ${country}`);
    },
  },
  {
    name: "a-point-that-is-nowhere-is-refused",
    ids: "LIVE-10",
    says: "A point in the ocean is not_found, one beyond the pole or half around the earth is invalid_request.",
    async check({ cast }) {
      const visitor = cast.visitor();
      await visitor.refused("not_found", calls.geocode, { query: ocean });
      for (const [field, query] of [
        ["lat", { ...utrecht, lat: "90.5" }],
        ["lon", { ...utrecht, lon: "-181" }],
        ["lat", { ...utrecht, lat: "north" }],
      ] as const) {
        const { fields } = await visitor.refused("invalid_request", calls.geocode, { query });
        mustBe(Object.keys(fields as object), [field], "what is refused");
      }
    },
  },
];
