import "./lib/check-node.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./lib/browser.mjs";
import { buildPackages } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { Problem } from "./lib/problem.mjs";
import { phase } from "./lib/progress.mjs";
import { runProject } from "./lib/run-project.mjs";
import { root } from "./lib/workspace.mjs";

const folder = "tests/gates";
const ending = ".test.ts";

/** Gates that start one site as it is built. */
const ofOneSite = ["histories", "members"];

/** Gates that are held only by their names: a million members take a quarter of an hour to be made. */
const apart = ["growth"];

/** What takes minutes: all gates by `npm run gates`, some by their names, `npm run gates sites scripts -- -t gay`. */
void main(async () => {
  const { names, options } = parseGates(process.argv.slice(2));
  const env = { ...(await ensureInstalled()), GATES: "1" };
  env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
  if (names.includes("sites")) await buildPackages("Building all sites", [], env);
  else if (names.includes("walks"))
    await buildPackages("Building two sites", ["@kindling/general...", "@kindling/bdsm..."], env);
  else if (names.some((name) => ofOneSite.includes(name)))
    await buildPackages("Building a site", ["@kindling/general..."], env);
  const files = names.map((name) => `${folder}/${name}${ending}`);
  return runProject("gates", [...files, ...options], env);
});

/** Reads which gates to hold, all where none is named, and what is for Vitest: from the first option on. */
function parseGates(words) {
  const first = words.findIndex((word) => word.startsWith("-"));
  const [asked, options] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)];
  const known = readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Problem(`“${unknown}” is no gate; expected is one of: ${known.toSorted().join(", ")}.`);
  return { names: asked.length > 0 ? asked : known.filter((name) => !apart.includes(name)), options };
}
