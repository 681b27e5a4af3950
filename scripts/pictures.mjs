import "./lib/check-node.mjs";
import { join } from "node:path";
import { findChromium } from "./lib/browser.mjs";
import { buildPackages } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { browserOf, Pixels } from "./lib/pixels.mjs";
import { runQuietly } from "./lib/processes.mjs";
import { phase } from "./lib/progress.mjs";
import { runProject } from "./lib/run-project.mjs";
import { root } from "./lib/workspace.mjs";

const quick = ["primitives/button/", "overlays/dropdown-menu/"];

/**
 * Compares the stories with their pictures: boxes and colours, and pixels where the browser is the one that drew them.
 * `--update` makes them anew, `--boxes` leaves the pixels alone, a name takes some of the files, `--quick` two.
 */
await main(async () => {
  const words = process.argv.slice(2);
  const files = words.filter((word) => !["--update", "--boxes", "--quick"].includes(word));
  if (words.includes("--quick")) files.push(...quick);
  const env = await ensureInstalled();
  env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
  const browser = browserOf(await runQuietly(env.CHROMIUM_PATH, ["--version"]));
  await buildPackages("Building tokens and catalogues", ["@kindling/tokens", "@kindling/locales"], env);

  const pixels = new Pixels(join(root, "packages/ui/pictures/pixels"));
  const isUpdate = words.includes("--update");
  const hasPixels = !words.includes("--boxes");
  const refusal = hasPixels && !isUpdate ? pixels.refusal(browser) : undefined;
  if (isUpdate && hasPixels) pixels.renew(browser);
  env.PICTURES = `${isUpdate ? "update " : ""}${hasPixels && !refusal ? "pixels" : "boxes"}`;
  const code = await runProject("stories", [`--update=${isUpdate ? "all" : "none"}`, ...files], env);
  if (refusal) console.log(refusal);
  return code;
});
