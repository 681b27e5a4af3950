import "./lib/check-node.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { Problem } from "./lib/problem.mjs";
import { start } from "./lib/processes.mjs";
import { root } from "./lib/workspace.mjs";

const needsToken =
  "Chromatic needs the token of its project, and CHROMATIC_PROJECT_TOKEN is not set. It stands on the project's page, " +
  "under Manage, Configure. Give it once: CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic; on CI, keep it as a secret.";

/** Builds Storybook and publishes it, as chromatic.config.json says; Chromatic reads the token from the environment. */
await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN?.trim()) throw new Problem(needsToken);
  const quiet = { CHROMATIC_DISABLE_TELEMETRY: "1", DISABLE_ERROR_MONITORING: "1" };
  const env = { ...(await ensureInstalled()), ...quiet };
  const { ended } = start("chromatic", process.argv.slice(2), { cwd: root, env, stdio: "inherit", detached: false });
  return (await ended) ?? 1;
});
