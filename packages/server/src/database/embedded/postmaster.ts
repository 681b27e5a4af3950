import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { stopPostmaster } from "./pid-file.ts";
import type { Programs } from "./programs.ts";
import { watchParent } from "./watchdog.ts";

/** A PostgreSQL server process that this process started. */
export interface Postmaster {
  readonly port: number;
  /** Fulfilled when the server process has ended, whyever. */
  readonly exited: Promise<void>;
  /** Stops it: open transactions are rolled back, committed ones are on disk. */
  stop(): Promise<void>;
  /** Lets go of it without stopping it. */
  release(): void;
}

export interface LaunchOptions {
  readonly pgData: string;
  readonly programs: Programs;
  /** False trades the survival of a power cut for speed. */
  readonly durable: boolean;
  readonly log: (line: string) => void;
}

const NOT_DURABLE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const PORT_ATTEMPTS = 5;

/** Starts PostgreSQL on a free port of the loopback address and waits until it accepts connections. */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launchOn(await freePort(), options);
    } catch (error) {
      const portTaken = error instanceof Error && error.message.includes("could not bind");
      if (!portTaken || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

async function launchOn(port: number, options: LaunchOptions): Promise<Postmaster> {
  const { pgData, programs, durable, log } = options;
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // The log is the operator's: no member's data in it. Who sent the statement gets the whole error.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(durable ? {} : NOT_DURABLE),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(programs.postgres, ["-D", pgData, ...flags], {
    ...programs.spawnOptions,
    stdio: ["ignore", "ignore", "pipe"],
    // A process group of its own: Ctrl-C in the terminal must reach the server first, which then stops this.
    detached: true,
  });
  await once(child, "spawn");
  const unwatch = watchParent(child.pid as number, programs);
  const exited = once(child, "exit").then(unwatch);

  const output: string[] = [];
  const lines = createInterface({ input: child.stderr });
  lines.on("line", log);
  await new Promise<void>((resolve, reject) => {
    child.once("close", () => reject(new Error(`PostgreSQL did not start:\n${output.join("\n")}`)));
    lines.on("line", function watch(line) {
      output.push(line);
      if (!line.endsWith("database system is ready to accept connections")) return;
      lines.off("line", watch);
      resolve();
    });
  });

  return {
    port,
    exited,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      await stopPostmaster(pgData, programs);
      await exited;
    },
    release() {
      unwatch();
      child.stderr.destroy();
      child.unref();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
