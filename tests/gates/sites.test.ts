import { niches } from "@kindling/domain/contract";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, widths } from "../e2e/support/browser.ts";
import { walkRoad } from "../e2e/support/road.ts";
import { startSites, type TestSites } from "../e2e/support/site.ts";

let sites: TestSites;
let browser: Browser;

beforeAll(async () => {
  [sites, browser] = await Promise.all([startSites(niches), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await sites.close();
});

describe.each(niches)("BRAND-01 SET-04 all sites from one process: %s", (key) => {
  test.each(widths)("visitor → log-in → like → message → pay at %d px", async (width) => {
    expect(await walkRoad(browser, sites.of(key), width)).toEqual([]);
  });
});
