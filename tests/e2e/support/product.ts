import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const start = resolve(import.meta.dirname, "../../../scripts/start.mjs");

/** The product as `npm start` runs it, in processes of its own. */
export interface Product {
  readonly launcher: ChildProcess;
  /** What it has told on its standard output and error. */
  said(): string;
  /** Waits for its end; answers its exit code. */
  ended(): Promise<number | null>;
}

/** Runs the launcher with more in its environment. */
export function launchProduct(env: NodeJS.ProcessEnv): Product {
  const launcher = spawn(process.execPath, [start], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let told = "";
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", (chunk) => (told += String(chunk)));
  const exit = once(launcher, "exit");
  return { launcher, said: () => told, ended: async () => (await exit)[0] as number | null };
}

/** Runs the launcher until it says where the site is. */
export async function startProduct(port: number, env: NodeJS.ProcessEnv): Promise<Product> {
  const product = launchProduct({ ...env, PORT: String(port) });
  await new Promise<void>((done, fail) => {
    const look = () => product.said().includes(`http://localhost:${port}`) && done();
    product.launcher.stdout!.on("data", look);
    product.launcher.once("exit", () => fail(new Error(`It ended before it served:\n${product.said()}`)));
  });
  return product;
}
