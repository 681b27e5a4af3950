import "./lib/check-node.mjs";
import { findChromium } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { phase } from "./lib/progress.mjs";
import { start } from "./lib/processes.mjs";

/**
 * Compares pictures of each component's main story in every niche with those made before: `npm run pictures -- --update`
 * makes them, `npm run pictures -- -t button` looks at one component, `--quick` at two.
 */
await main(async () => {
  const env = { ...(await ensureInstalled()), PICTURES: "1" };
  env.CHROMIUM_PATH = await phase("Finding a browser", findChromium);
  const words = process.argv
    .slice(2)
    .flatMap((word) => (word === "--quick" ? ["-t", "^(button|dropdown-menu)$"] : word));
  const args = ["run", "--project", "pictures", ...words];
  const { ended } = start("vitest", args, { env, stdio: "inherit", detached: false });
  return (await ended) ?? 1;
});
