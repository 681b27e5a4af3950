import { describe, expect, test } from "vitest";
import { skeletons } from "./member-part.ts";
import { routes } from "./routes.ts";

describe("every parameter of an address", () => {
  const named = routes.flatMap((route) =>
    Array.from(route.path.matchAll(/:(\w+)/g), ([, name]) => ({ route, name: name! })),
  );

  test.each(named.map(({ route, name }) => [`${name} of ${route.path}`, route, name] as const))(
    "says what it may be: %s",
    (_, route, name) => {
      expect(Boolean(route.params?.[name] ?? route.isFound)).toBe(true);
      expect(route.params?.[name]?.("bogus") ?? false).toBe(false);
    },
  );
});

test("every route has something that stands there until its screen does, once", () => {
  const had = (name: string) => Object.hasOwn(skeletons, name);
  expect(routes.filter(({ name, skeleton }) => Boolean(skeleton) === had(name)).map(({ name }) => name)).toEqual([]);
  expect(routes.filter(({ name, access }) => had(name) && access !== "member").map(({ name }) => name)).toEqual([]);
});
