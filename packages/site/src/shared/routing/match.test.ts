import { expect, it } from "vitest";
import { matchRoute } from "./match.ts";
import type { RouteDefinition } from "./route.ts";

const routes = ["/", "/members", "/members/:id", "/credits/:id/:method?"].map(
  (path) => ({ name: path, path }) as RouteDefinition,
);
const found = (path: string) => {
  const match = matchRoute(routes, path);
  return match && [match.route.name, { ...match.params }];
};

it("finds the route of a path by its segments, as they are written", () => {
  expect(found("/")).toEqual(["/", {}]);
  expect(found("/members/")).toEqual(["/members", {}]);
  expect(found("/members/7")).toEqual(["/members/:id", { id: "7" }]);
  expect(found("/credits/2/card")).toEqual(["/credits/:id/:method?", { id: "2", method: "card" }]);
  expect(found("/credits/2")).toEqual(["/credits/:id/:method?", { id: "2" }]);
  const nowhere = ["/Members", "/members/7/8", "/members//7", "/credits", "/credits//card", "/members/%2f", "/%"];
  expect(nowhere.filter(found)).toEqual([]);
});
