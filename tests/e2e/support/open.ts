import type { Browser } from "playwright-core";
import { afterAll } from "vitest";
import { launchBrowser } from "./browser.ts";
import { startSite, startSites, type TestSite, type TestSiteOptions, type TestSites } from "./site.ts";

/** How long something may take to start, in seconds: the collecting of a file has no limit of its own. */
const patience = 120;

/** Waits for what the tests of a file share, outside the time of any of them, and closes it after the last one. */
async function forTheFile<T>(name: string, starting: Promise<T>, close: (started: T) => Promise<void>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    const limit = AbortSignal.timeout(patience * 1_000);
    limit.addEventListener("abort", () => fail(new Error(`not there after ${patience} s`)));
  });
  const started = await Promise.race([starting, late]).catch((cause: unknown) => {
    throw new Error(`The ${name} of these tests did not start`, { cause });
  });
  afterAll(() => close(started));
  return started;
}

/** The general site, for the file that awaits it at its head. */
export const openSite = (options?: TestSiteOptions): Promise<TestSite> =>
  forTheFile("site", startSite(options), (site) => site.close());

/** Sites of one process, for the file that awaits them at its head. */
export const openSites = (names: readonly string[], options?: TestSiteOptions): Promise<TestSites> =>
  forTheFile("sites", startSites(names, options), (sites) => sites.close());

let running: Promise<Browser> | undefined;

/** Chromium as a worker starts it once, for all its files; it ends with the worker. */
async function workersBrowser(): Promise<Browser> {
  const browser = await (running ??= launchBrowser());
  return browser.isConnected() ? browser : (running = launchBrowser());
}

/** The browser, for the file that awaits it at its head; its windows are closed before the sites that they show. */
export const openBrowser = (): Promise<Browser> =>
  forTheFile("browser", workersBrowser(), async (browser) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
