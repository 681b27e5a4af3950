import { spawn } from "node:child_process";
import type { Programs } from "./programs.ts";

/**
 * Has a shell stop process `pid` (SIGINT: PostgreSQL's fast shutdown) when this process ends in any way,
 * SIGKILL included: the pipe between them closes then. Returns how to call it off.
 *
 * Windows has no such shell; there the next start stops the orphan.
 */
export function watchParent(pid: number, programs: Programs): () => void {
  if (process.platform === "win32") return () => {};
  const watchdog = spawn("/bin/sh", ["-c", 'read -r line || kill -INT "$0"', String(pid)], {
    ...programs.spawnOptions,
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watchdog.on("error", () => {});
  watchdog.stdin.on("error", () => {});
  watchdog.unref();
  return () => void watchdog.stdin.end("called off\n");
}
