import { execFile, spawn } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { cleanEnv } from "../../../scripts/lib/clean-env.ts";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { follow } from "./follow.ts";
import { paymentSecret } from "./site.ts";

const serve = resolve(import.meta.dirname, "../../../scripts/serve.ts");

/** One process of the built product, as `npm start` runs it, over a database that is not its own. */
export interface Instance {
  readonly origin: string;
  /** What its log tells of failures: those that were expected, such as a refusal, are none. */
  faults(): string[];
  /** Its resident memory, in bytes. */
  memory(): Promise<number>;
  /** Ends it by a signal, and waits for its end. */
  end(signal: "SIGKILL" | "SIGINT"): Promise<void>;
}

/** Starts the general site over a database, and waits until it answers. */
export async function startInstance(databaseUrl: string, dataDir: string): Promise<Instance> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [serve, "general"], {
    env: {
      ...cleanEnv(),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      KINDLING_DEMO: "true",
      KINDLING_DATA_DIR: dataDir,
      KINDLING_PAYMENT_SECRET: paymentSecret,
    },
    // Closed with us: then it stops by itself.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const { said, says, ended } = follow(child);
  await says("Ctrl-C stops it.");
  return {
    origin,
    faults: () =>
      said()
        .split("\n")
        .filter((line) => /"level":[56]0/.test(line)),
    async memory() {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Number(stdout) * 1024;
    },
    async end(signal) {
      child.kill(signal);
      await ended();
    },
  };
}
