import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { preview } from "vite";

import { chromiumArgs } from "../../../../scripts/lib/chromium.ts";
import type { Side } from "./bundle.ts";

export const sides: readonly Side[] = ["plain", "ours"];

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export interface Actor {
  page: Page;
  cdp: CDPSession;
  address: string;
}

/** One page a side, in one browser, so that both meet the same machine. */
export async function withStage<T>(
  folders: Record<Side, string>,
  play: (actors: Record<Side, Actor>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [...chromiumArgs, "--disable-gpu"],
  });
  const servers = await Promise.all(
    sides.map((side) =>
      preview({ configFile: false, logLevel: "error", build: { outDir: folders[side] }, preview: { port: 0 } }),
    ),
  );
  try {
    const actors = await Promise.all(
      sides.map(async (side, at) => [side, await enter(browser, servers[at]?.resolvedUrls?.local[0] ?? "")] as const),
    );
    return await play(Object.fromEntries(actors) as Record<Side, Actor>);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function enter(browser: Browser, address: string): Promise<Actor> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const actor = { page, cdp, address };
  await reload(actor);
  return actor;
}

export async function reload({ page, address }: Actor): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => "mount" in window);
}

/** Clears what earlier rounds left in a page that is measured again. A page just loaded keeps the code that it has compiled. */
export const tidy = ({ cdp }: Actor) => cdp.send("HeapProfiler.collectGarbage");

/** Processor time of the page's main thread while `work` runs, in milliseconds: other programs do not count. */
export async function busy(
  { cdp }: Actor,
  metric: "TaskDuration" | "ScriptDuration",
  work: () => Promise<unknown>,
): Promise<number> {
  const read = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

/** Plays `round` for both sides in turns, the first ones to warm up; gives each side's median. */
export async function compare(
  rounds: number,
  warm: number,
  round: (side: Side) => Promise<number>,
): Promise<Record<Side, number>> {
  const times: Record<Side, number[]> = { plain: [], ours: [] };
  for (let count = 0; count < warm + rounds; count += 1)
    for (const side of count % 2 ? sides.toReversed() : sides) {
      const time = await round(side);
      if (count >= warm) times[side].push(time);
    }
  return { plain: median(times.plain), ours: median(times.ours) };
}
