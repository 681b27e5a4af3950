import "./lib/check-node.mjs";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildPackages } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { assertPortFree, parsePort } from "./lib/port.mjs";
import { Problem } from "./lib/problem.mjs";
import { start } from "./lib/processes.mjs";
import { root, workspaceNode } from "./lib/workspace.mjs";

await main(async () => {
  const dev = process.argv.includes("--dev");
  const words = process.argv.slice(2).filter((word) => word !== "--dev");
  const port = parsePort(process.env.PORT);
  const names = parseSites(words, dev);
  await assertPortFree(port);
  const env = { ...(await ensureInstalled()), PORT: String(port) };
  // In development the site comes from its sources; these two do not.
  const targets = dev ? ["@kindling/tokens", "@kindling/locales"] : names.map((name) => `@kindling/${name}...`);
  const title = names.length > 1 ? `Building ${names.length} sites` : `Building the site “${names[0]}”`;
  await buildPackages(dev ? "Building tokens and catalogues" : title, targets, env);
  return serve([...names, ...(dev ? ["--dev"] : [])], env);
});

/** Reads which of the sites in apps/ to start: one by its name, or all. */
function parseSites([name = "general", ...more], dev) {
  const sites = readdirSync(join(root, "apps"));
  if (more.length === 0 && name === "all" && !dev) return sites;
  if (more.length === 0 && sites.includes(name)) return [name];
  const asked = [name, ...more].join(" ");
  throw new Problem(`“${asked}” is no site; expected is one of: ${[...sites, ...(dev ? [] : ["all"])].join(", ")}.`);
}

/** Runs the server until it ends. `main` stops it by closing the IPC channel, and so does our own death. */
async function serve(args, env) {
  const { child, ended } = start(workspaceNode, [join(root, "scripts", "serve.ts"), ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const code = await ended;
  if (code === null) throw new Problem(`The server was ended by ${child.signalCode}.`);
  return code;
}
