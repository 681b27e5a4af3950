import "./lib/check-node.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";

await main(async () => {
  await ensureInstalled();
});
