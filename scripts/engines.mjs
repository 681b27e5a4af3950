import "./lib/check-node.mjs";
import { existsSync } from "node:fs";
import { buildPackages } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { main } from "./lib/main.mjs";
import { Problem } from "./lib/problem.mjs";
import { runProject } from "./lib/run-project.mjs";

/** What is looked for where programs are, and what it is to Debian. */
const engines = [
  { program: process.env.FIREFOX_PATH ?? "firefox-esr", pack: "firefox-esr", name: "Firefox" },
  { program: "WebKitWebDriver", pack: "webkit2gtk-driver", name: "WebKit" },
  { program: "Xvfb", pack: "xvfb", name: "a screen that nobody sees" },
];

/** Walks the road of the product in Firefox and WebKit; what else is said is Vitest's: `npm run engines -- -t webkit`. */
void main(async () => {
  const missing = engines.filter(({ program }) => !isThere(program));
  if (missing.length > 0)
    throw new Problem(
      `Missing here: ${missing.map(({ name }) => name).join(", ")}. ` +
        `Install what is missing (on Debian: apt-get install ${missing.map(({ pack }) => pack).join(" ")}).`,
    );
  const env = { ...(await ensureInstalled()), ENGINES: "1" };
  await buildPackages("Building a site", ["@kindling/general..."], env);
  return runProject("engines", process.argv.slice(2), env);
});

function isThere(program) {
  const folders = program.includes("/") ? [""] : (process.env.PATH ?? "").split(":").map((folder) => `${folder}/`);
  return folders.some((folder) => existsSync(folder + program));
}
