/** A copy of the workspace in which its scripts are tried as somebody does who has just cloned it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cleanEnv } from "./clean-env.ts";

const root = resolve(import.meta.dirname, "../..");

/** A script that has been started, with all that it has printed. */
export interface Run {
  /** Waits until it prints what is asked for; throws with what it printed where it ends before. */
  prints(words: RegExp): Promise<void>;
  /** Waits for its end. */
  ended(): Promise<number | null>;
  /** Ends it as Ctrl-C does, which reaches all processes of a terminal, and waits. */
  interrupt(): Promise<number | null>;
  output(): string;
}

export interface Copy {
  readonly folder: string;
  /** Starts `npm run …`. */
  run(words: readonly string[], env?: NodeJS.ProcessEnv): Run;
  /** Numbers of the processes that still stand in the copy. */
  left(): number[];
  /** Ends what a trial that failed has left running. */
  stop(): void;
  remove(): void;
}

/** Copies what Git knows or would add; what is installed is linked, and builds come from Turbo's own cache. */
export function copyWorkspace(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "kindling-copy-"));
  // Of root's processes, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const git = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", git, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  for (const installed of [
    "node_modules",
    ...globSync("{*,*/*}/node_modules", { cwd: root, exclude: ["node_modules"] }),
  ])
    link(join(root, installed), join(folder, installed));
  const runs: ChildProcess[] = [];
  const stop = () => {
    for (const { pid } of runs.splice(0)) signal(-pid!, "SIGKILL");
    for (const pid of standingIn(folder)) signal(pid, "SIGKILL");
  };
  return {
    folder,
    run(words, env = {}) {
      const cache = process.env["TURBO_CACHE_DIR"] ?? join(root, ".turbo", "cache");
      const child = spawn("npm", ["run", ...words], {
        cwd: folder,
        env: { ...cleanEnv(), NO_COLOR: "1", TURBO_CACHE_DIR: cache, ...env },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      runs.push(child);
      return follow(child);
    },
    left: () => standingIn(folder),
    stop,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Hard links cost no room and little time; where the system has none of these, a copy does. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
  // What tools keep of the original's sources.
  for (const cache of [".vite", ".vite-temp", ".cache"]) rmSync(join(to, cache), { recursive: true, force: true });
}

function follow(child: ChildProcess): Run {
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      child.emit("printed");
    });
  const close = once(child, "close") as Promise<[number | null]>;
  const ended = async () => (await close)[0];
  return {
    ended,
    output: () => printed,
    interrupt() {
      signal(-child.pid!, "SIGINT");
      return ended();
    },
    prints: (words) =>
      new Promise((done, fail) => {
        const look = () => words.test(printed) && done();
        child.on("printed", look);
        void close.then(([code]) => fail(new Error(`It ended with ${code} before it printed ${words}:\n${printed}`)));
        look();
      }),
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (failure) {
    // It has ended.
    if ((failure as NodeJS.ErrnoException).code !== "ESRCH") throw failure;
  }
}

/** As Linux tells it; elsewhere nobody does. */
function standingIn(folder: string): number[] {
  if (!existsSync("/proc/self/cwd")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
      } catch {
        return false;
      }
    });
}
