import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { paymentSecret } from "./site.ts";

const serve = resolve(import.meta.dirname, "../../../scripts/serve.ts");

/** What a test runner says to its own processes, and must not change the product. */
const ours = /^(VITEST|KINDLING_|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;

/** One process of the built product, as `npm start` runs it, over a database that is not its own. */
export interface Instance {
  readonly origin: string;
  /** What it has told on its standard output and error. */
  said(): string;
  /** Its resident memory, in bytes. */
  memory(): Promise<number>;
  /** Ends it by a signal, and waits for its end. */
  end(signal: "SIGKILL" | "SIGINT"): Promise<void>;
}

/** Starts the general site over a database, and waits until it answers. */
export async function startInstance(databaseUrl: string, dataDir: string): Promise<Instance> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const child = spawn(process.execPath, [serve, "general"], {
    env: {
      ...Object.fromEntries(inherited),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      KINDLING_DEMO: "true",
      KINDLING_DATA_DIR: dataDir,
      KINDLING_PAYMENT_SECRET: paymentSecret,
    },
    // Closed with us: then it stops by itself.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let told = "";
  const exit = once(child, "exit");
  await new Promise<void>((done, fail) => {
    const hear = (chunk: unknown) => {
      told += String(chunk);
      if (told.includes("Ctrl-C stops it.")) done();
    };
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", hear);
    void exit.then(() => fail(new Error(`It ended before it served:\n${told}`)));
  });
  return {
    origin,
    said: () => told,
    async memory() {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Number(stdout) * 1024;
    },
    async end(signal) {
      child.kill(signal);
      await exit;
    },
  };
}
