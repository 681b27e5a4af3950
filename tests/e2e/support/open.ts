import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { startSite, startSites, type TestSite, type TestSiteOptions, type TestSites } from "./site.ts";

/** How long something may take to start, in seconds: the collecting of a file has no limit of its own. */
const patience = 120;

/** Waits for what the tests of a file share, outside the time of any of them, and closes it after the last one. */
async function forTheFile<T extends { close(): Promise<void> }>(name: string, starting: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    const limit = AbortSignal.timeout(patience * 1_000);
    limit.addEventListener("abort", () => fail(new Error(`not there after ${patience} s`)));
  });
  const started = await Promise.race([starting, late]).catch((cause: unknown) => {
    throw new Error(`The ${name} of these tests did not start`, { cause });
  });
  afterAll(() => started.close());
  return started;
}

/** The general site, for the file that awaits it at its head. */
export const openSite = (options?: TestSiteOptions): Promise<TestSite> => forTheFile("site", startSite(options));

/** Sites of one process, for the file that awaits them at its head. */
export const openSites = (names: readonly string[]): Promise<TestSites> => forTheFile("sites", startSites(names));

/** Chromium, for the file that awaits it at its head; it is closed before the sites that were opened before it. */
export const openBrowser = (options?: Parameters<typeof launchBrowser>[0]): Promise<Browser> =>
  forTheFile("browser", launchBrowser(options));
