import { describe, expect, test } from "vitest";
import { engines, openPage, signUp, site, widths } from "./support/open.ts";
import { walkRoad } from "./support/road.ts";

describe.each(engines)("$name", (engine) => {
  test.each(widths)(
    "walks the road at %d px, where nothing scrolls sideways and no console complains",
    async (width) => {
      const [page, person] = [await openPage(engine, width), await signUp("Ada")];
      expect(await walkRoad(page, site, person)).toEqual({ width, sideways: [] });
    },
  );
});
