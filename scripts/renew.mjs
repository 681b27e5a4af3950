import "./lib/check-node.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { phase } from "./lib/progress.mjs";
import { runQuietly } from "./lib/processes.mjs";
import { root } from "./lib/workspace.mjs";

/** Renews the data that ages: the countries of addresses, which come with a package. */
void main(async () => {
  const env = await ensureInstalled();
  await phase("Renewing the countries of addresses", () =>
    runQuietly("pnpm", ["update", "--recursive", "--latest", "geoip-country"], { cwd: root, env }),
  );
  await ensureInstalled();
});
