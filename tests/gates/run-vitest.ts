import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** Runs projects of Vitest in a process of their own, with more in its environment; answers its exit code. */
export async function runVitest(projects: readonly string[], more: NodeJS.ProcessEnv): Promise<number> {
  const own = ([name]: [string, unknown]) => !name.startsWith("VITEST") && name !== "GATES";
  const child = spawn("vitest", ["run", ...projects.map((name) => `--project=${name}`), "--reporter", "dot"], {
    cwd: root,
    env: { ...Object.fromEntries(Object.entries(process.env).filter(own)), ...more },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code as number;
}
