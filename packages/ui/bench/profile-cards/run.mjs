// Profile cards against hand-written React, in ratios of processor time: other programs on the machine do not count.
// node packages/ui/bench/profile-cards/run.mjs
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.env.NODE_ENV = "production";

const here = import.meta.dirname;
const root = createRequire(join(here, "../../../../package.json"));
const load = (name) => import(pathToFileURL(root.resolve(name)).href);
const [{ build, preview }, { default: react }, { default: tailwindcss }] = await Promise.all(
  ["vite", "@vitejs/plugin-react", "@tailwindcss/vite"].map(load),
);
const { chromium } = root("playwright-core");

const out = await mkdtemp(join(tmpdir(), "cards-"));
const config = {
  configFile: false,
  root: here,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
};
const tell = (line) => process.stdout.write(`${line}\n`);
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

try {
  await mounting();
  await rendering();
} finally {
  await rm(out, { recursive: true });
}

async function mounting() {
  const outDir = join(out, "mount");
  await build({ ...config, plugins: [react(), tailwindcss()], build: { outDir } });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => "mount" in window);
  const busy = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  const times = { plain: [], ours: [] };
  for (let round = 0; round < 14; round += 1)
    for (const which of round % 2 ? ["ours", "plain"] : ["plain", "ours"]) {
      await cdp.send("HeapProfiler.collectGarbage");
      const before = await busy();
      await page.evaluate((side) => window.mount(side), which);
      if (round > 2) times[which].push((await busy()) - before);
    }
  await browser.close();
  await server.close();
  const [plain, ours] = [median(times.plain), median(times.ours)];
  tell(
    `500 cards, mount: plain ${plain.toFixed(0)} ms, ours ${ours.toFixed(0)} ms: ${(ours / plain).toFixed(2)} (at most 1.3)`,
  );
}

async function rendering() {
  const outDir = join(out, "render");
  await build({
    ...config,
    plugins: [react()],
    build: { outDir, ssr: join(here, "render.tsx"), rolldownOptions: { output: { entryFileNames: "render.mjs" } } },
    ssr: { noExternal: true },
  });
  const { render } = await import(pathToFileURL(join(outDir, "render.mjs")).href);
  const time = (work) => {
    const before = process.cpuUsage();
    for (let count = 0; count < 100; count += 1) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 100_000;
  };
  for (let warm = 0; warm < 3; warm += 1) [render.plain, render.ours].map(time);
  const rounds = Array.from({ length: 9 }, () => ({ plain: time(render.plain), ours: time(render.ours) }));
  const speed = median(rounds.map(({ plain, ours }) => plain / ours));
  const [plain, ours] = ["plain", "ours"].map((side) => median(rounds.map((round) => round[side])));
  tell(
    `60 cards, server: plain ${plain.toFixed(1)} ms, ours ${ours.toFixed(1)} ms: ${speed.toFixed(2)} renders a second to one (at least 0.6)`,
  );
}
