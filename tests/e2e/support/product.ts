import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { follow, type Followed } from "./follow.ts";

const start = resolve(import.meta.dirname, "../../../scripts/start.mjs");

/** The product as `npm start` runs it, in processes of its own. */
export interface Product extends Followed {
  readonly launcher: ChildProcess;
}

/** Runs the launcher with more in its environment. */
export function launchProduct(env: NodeJS.ProcessEnv): Product {
  const launcher = spawn(process.execPath, [start], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { launcher, ...follow(launcher) };
}

/** Runs the launcher until it says where the site is. */
export async function startProduct(port: number, env: NodeJS.ProcessEnv): Promise<Product> {
  const product = launchProduct({ ...env, PORT: String(port) });
  await product.says(`http://localhost:${port}`);
  return product;
}
