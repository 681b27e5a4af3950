import { describe, expect, test } from "vitest";
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
