import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { type Programs, run } from "./programs.ts";

/**
 * Finds the port of the PostgreSQL server that runs on `pgData`, by its `postmaster.pid`.
 *
 * PostgreSQL takes a live process of that number for a server, whatever it is. After a power cut the number
 * may be another program's, so a file whose process is not a server on this directory is removed here.
 */
export async function findPostmaster(pgData: string): Promise<{ port: number } | undefined> {
  const path = join(pgData, "postmaster.pid");
  let content = await readIfExists(path);
  if (content === "") {
    // Created this moment, or never written since the power went.
    await delay(200);
    content = await readIfExists(path);
  }
  if (content === undefined) return undefined;
  const [pid, , , port] = content.split("\n").map(Number);
  if (pid && port && (await commandLine(pid)).includes(pgData)) return { port };
  await rm(path, { force: true });
  return undefined;
}

/** Stops the server that runs on `pgData` and waits for its end. */
export async function stopPostmaster(pgData: string, programs: Programs): Promise<void> {
  const stop = (mode: string): Promise<void> =>
    run(programs.pgCtl, ["stop", "-D", pgData, "-m", mode, "-t", "60"], programs.spawnOptions);
  await stop("fast").catch(async () => {
    // It may have ended by itself. Else leave out the checkpoint: the next start replays the log.
    if (await findPostmaster(pgData)) await stop("immediate");
  });
}

async function readIfExists(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** The command line of a process; empty where there is no such process. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === "linux") {
    return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  }
  const [program, args] =
    process.platform === "win32"
      ? [
          "powershell",
          ["-NoProfile", "-Command", `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`],
        ]
      : ["ps", ["-ww", "-o", "command=", "-p", String(pid)]];
  return promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => "",
  );
}
