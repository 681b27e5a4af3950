/** A launcher for tests to stop: runs a quiet command that never ends, or a server. */
import { main } from "./main.mjs";
import { runQuietly, start } from "./processes.mjs";

const [kind, pidFile] = process.argv.slice(2);
const write = `require("node:fs").writeFileSync(process.argv[1], String(process.pid)); setInterval(() => {}, 1000);`;
const serve = `${write} process.once("disconnect", () => process.exit(0));`;

await main(() =>
  kind === "server"
    ? start(process.execPath, ["-e", serve, pidFile], { stdio: ["ignore", "inherit", "inherit", "ipc"] }).ended
    : runQuietly("sh", ["-c", '"$0" -e "$1" "$2"; true', process.execPath, write, pidFile], {}),
);
