import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";
import { chromiumArgs } from "../../../scripts/lib/chromium.ts";

/** A browser window of one person, with what its console complained about. */
export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, and what was thrown; a 4xx that the test provokes is not among them. */
  readonly complaints: readonly string[];
}

/** Starts Chromium; it shows no page again that it has kept, unless it is told to. */
export const launchBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  chromium.launch({
    ...(keepsPages && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: chromiumArgs,
  });

type ContextOptions = BrowserContextOptions & { width: number; entered?: boolean };

/**
 * Makes cookies of somebody's own; they have entered the site before, unless it is told otherwise. What a test makes is
 * closed with it: its pages would go on asking and drawing beside the tests that follow.
 */
export async function openContext(
  browser: Browser,
  origin: string,
  { width, entered = true, ...options }: ContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 576 ? 844 : 900 },
    locale: "en-GB",
    timezoneId: "Europe/Amsterdam",
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(15_000);
  closeOnceEmpty(context);
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
  if (entered) await context.addCookies([{ name: "entered", value: "1", url: origin }]);
  return context;
}

/** Opens a window with cookies of its own. */
export async function openWindow(browser: Browser, origin: string, options: ContextOptions): Promise<Window> {
  const context = await openContext(browser, origin, options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Chromium reports every refused request by itself; which are right is the tests' matter.
    if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Failed to load resource"))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/**
 * Chromium never ends the closing of a page that is about to show another, be it asked for by the page itself in this moment:
 * each shows an empty one first.
 */
function closeOnceEmpty(context: BrowserContext) {
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.allSettled(context.pages().map((page) => page.waitForLoadState()));
    await Promise.allSettled(context.pages().map((page) => page.goto("about:blank")));
    await close(options);
  };
}

/** Opens a page and waits until its script runs it: what is typed before belongs to the plain document. */
export async function visit(page: Page, path: string): Promise<void> {
  const unanswered = new Set<string>();
  const asked = (request: Request) => unanswered.add(request.url());
  const answered = (request: Request) => unanswered.delete(request.url());
  page.on("request", asked).on("requestfinished", answered).on("requestfailed", answered);
  try {
    const answer = await page.goto(path);
    if (answer && answer.status() >= 500) throw new Error(`answered ${answer.status()}`);
    await page.locator("html[data-hydrated]").waitFor();
  } catch (error) {
    // Which of them it waits for tells a server that does not answer from a script that does not run.
    throw new Error(`${path} did not come to life; unanswered: ${[...unanswered].join(", ") || "nothing"}`, {
      cause: error,
    });
  } finally {
    page.off("request", asked).off("requestfinished", answered).off("requestfailed", answered);
  }
}

/** Opens a page and lets `act` use its plain document before any script has come; then waits for the script. */
export async function visitEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const acted = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await act();
  acted.resolve();
  await page.locator("html[data-hydrated]").waitFor();
}
