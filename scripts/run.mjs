import "./lib/check-node.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { Problem } from "./lib/problem.mjs";
import { start } from "./lib/processes.mjs";

/** Runs a program of the workspace under its own Node: `node scripts/run.mjs storybook build`. */
await main(async () => {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new Problem("Usage: node scripts/run.mjs <program> [arguments]");
  const env = await ensureInstalled();
  // In our process group, where it can read from the terminal.
  const { ended } = start(program, args, { env, stdio: "inherit", detached: false });
  return (await ended) ?? 1;
});
