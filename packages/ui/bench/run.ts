/**
 * Our components against the same scene written by hand, in one run. `npm run bench` prints the table; a figure over
 * its goal is marked. With `--quick` each is measured once, which shows that all of it runs and no more. A scene's name
 * plays that scene alone: `npm run bench -- message-thread`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bundle, serverRender, type Side } from "./lib/bundle.ts";
import { line, milliseconds, ratio, weigh } from "./lib/report.ts";
import { busy, compare as compareFully, reload, sides, tidy, withStage } from "./lib/stage.ts";

process.env["NODE_ENV"] = "production";

const quick = process.argv.includes("--quick");
const compare: typeof compareFully = (rounds, warm, round) =>
  quick ? compareFully(1, 0, round) : compareFully(rounds, warm, round);

const out = mkdtempSync(join(tmpdir(), "bench-"));

const scenes: Record<string, () => Promise<void>> = {
  "profile-cards": profileCards,
  "generic-parts": () => onTheServer("generic-parts", "generic parts", 0.8),
  "sign-up-dialog": signUpDialog,
  "message-thread": messageThread,
};
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = wanted.filter((name) => !Object.hasOwn(scenes, name));
if (unknown.length > 0) throw new Error(`no scene ${unknown.join(", ")}; there are ${Object.keys(scenes).join(", ")}`);

try {
  for (const [name, play] of Object.entries(scenes)) if (wanted.length === 0 || wanted.includes(name)) await play();
} finally {
  rmSync(out, { recursive: true });
}

async function profileCards() {
  const folders = await bundled("profile-cards");
  await withStage(folders, async (actors) => {
    const times = await compare(15, 3, async (side) => {
      await tidy(actors[side]);
      return busy(actors[side], "TaskDuration", () =>
        actors[side].page.evaluate(async () => {
          await window.mount();
          window.unmount();
        }),
      );
    });
    ratio("500 cards: mount", times, 1.3);
  });
  await onTheServer("profile-cards", "cards", 0.8);
  weigh("cards", folders, { script: 95, style: 12 });
}

/** How many renders a second ours are of the plain ones', on the server. */
async function onTheServer(scene: string, what: string, goal: number) {
  const folder = (side: Side) => join(out, `${scene}-server-${side}`);
  const renders = {
    plain: await serverRender(scene, "plain", { count: 60 }, folder("plain")),
    ours: await serverRender(scene, "ours", { count: 60 }, folder("ours")),
  };
  const times = await compare(9, 3, async (side) => {
    const before = process.cpuUsage();
    for (let count = 0; count < 100; count += 1) renders[side]();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 100_000;
  });
  const speed = times.plain / times.ours;
  line(`60 ${what}: renders a second`, speed.toFixed(2), `${goal} at least`, speed >= goal, milliseconds(times));
}

async function signUpDialog() {
  const folders = await bundled("sign-up-dialog");
  await withStage(folders, async (actors) => {
    const times = await compare(31, 3, async (side) => {
      await reload(actors[side]);
      await actors[side].page.evaluate(() => window.mount());
      return busy(actors[side], "TaskDuration", () => actors[side].page.evaluate(() => window.press("Sign up")));
    });
    ratio("sign-up dialog: first open", times, 1.3);
    const later = await compare(31, 3, async (side) => {
      const { page } = actors[side];
      await page.evaluate(() => window.press("Close"));
      await tidy(actors[side]);
      return busy(actors[side], "TaskDuration", () => page.evaluate(() => window.press("Sign up")));
    });
    ratio("sign-up dialog: later opens", later, 1.5);
  });
  weigh("dialog", folders, { script: 100, style: 12 });
}

async function messageThread() {
  const folders = await bundled("message-thread");
  await withStage(folders, async (actors) => {
    const opened = await compare(9, 2, async (side) => {
      await reload(actors[side]);
      return busy(actors[side], "TaskDuration", () => actors[side].page.evaluate(() => window.mount()));
    });
    ratio("10,000 messages: open at the newest", opened, 1);
    const appended = await compare(25, 5, async (side) => {
      await tidy(actors[side]);
      return busy(actors[side], "ScriptDuration", () => actors[side].page.evaluate(() => window.press("Append")));
    });
    ratio("10,000 messages: append one, script", appended, 1.5);
    const slow: Record<Side, number> = { plain: 0, ours: 0 };
    for (const side of sides) {
      await actors[side].page.bringToFront();
      const frames = await actors[side].page.evaluate(() => window.scrollUp(600));
      slow[side] = frames.filter((time) => time > 34).length / frames.length;
    }
    const share = (value: number) => `${(value * 100).toFixed(1)} %`;
    line(
      "10,000 messages: frames over 34 ms",
      share(slow.ours),
      "2 %",
      slow.ours <= 0.02,
      `plain ${share(slow.plain)}`,
    );
  });
  weigh("thread", folders, { script: 130, style: 15 });
}

async function bundled(scene: string): Promise<Record<Side, string>> {
  const folders = { plain: join(out, scene, "plain"), ours: join(out, scene, "ours") };
  for (const side of sides) await bundle(scene, side, folders[side]);
  return folders;
}
