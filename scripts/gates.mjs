import "./lib/check-node.mjs";
import { findChromium } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { phase } from "./lib/progress.mjs";
import { runQuietly, start } from "./lib/processes.mjs";
import { root } from "./lib/workspace.mjs";

/** What takes minutes and holds for all sites: `npm run gates`, `npm run gates -- -t gay`. */
void main(async () => {
  const env = { ...(await ensureInstalled()), GATES: "1" };
  env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
  await phase("Building all sites", () =>
    runQuietly("turbo", ["run", "build", "--output-logs=errors-only"], { cwd: root, env }),
  );
  const args = ["run", "--project", "gates", ...process.argv.slice(2)];
  const { ended } = start("vitest", args, { cwd: root, env, stdio: "inherit", detached: false });
  return (await ended) ?? 1;
});
