import { niches } from "@kindling/domain/contract";
import { describe, expect, test } from "vitest";
import { openBrowser, openSites } from "../e2e/support/open.ts";
import { walkRoad } from "../e2e/support/road.ts";
import { widths } from "../e2e/support/widths.ts";

const sites = await openSites(niches);
const browser = await openBrowser();

describe.each(niches)("BRAND-01 SET-04 all sites from one process: %s", (key) => {
  test.each(widths)("visitor → log-in → like → message → pay at %d px", async (width) => {
    expect(await walkRoad(browser, sites.of(key), width)).toEqual([]);
  });
});
