import "./lib/check-node.mjs";
import { join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { start } from "./lib/processes.mjs";
import { root, workspaceNode } from "./lib/workspace.mjs";

/** Shows the messages that wait for somebody who looks at them, or decides on one. */
await main(async () => {
  const env = await ensureInstalled();
  const words = process.argv.slice(2);
  const { ended } = start(workspaceNode, [join(root, "scripts", "review.ts"), ...words], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return ended;
});
