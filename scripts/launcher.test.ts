import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

const PATIENCE = { timeout: 10_000, interval: 20 };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kindling-launcher-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function launch(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** Starts the fixture and waits for the process that it starts, whose number it returns. */
async function launchFixture(kind: "server" | "command"): Promise<{ launcher: ChildProcess; pid: number }> {
  const pidFile = join(folder, "pid");
  const launcher = launch("lib/launcher.fixture.mjs", [kind, pidFile]);
  const pid = await vi.waitFor(async () => {
    const number = Number(await readFile(pidFile, "utf8"));
    expect(number).toBeGreaterThan(0);
    return number;
  }, PATIENCE);
  return { launcher, pid };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("stops the server on Ctrl-C, waits for it and ends cleanly", async () => {
  const { launcher, pid } = await launchFixture("server");
  launcher.kill("SIGINT");
  launcher.kill("SIGINT");
  expect(await once(launcher, "exit")).toEqual([0, null]);
  expect(isAlive(pid)).toBe(false);
});

it("stops a phase with all that it started", async () => {
  const { launcher, pid } = await launchFixture("command");
  launcher.kill("SIGINT");
  expect(await once(launcher, "exit")).toEqual([130, null]);
  expect(await text(launcher.stderr!)).toBe("");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
});

it("takes the server along when it is killed itself", async () => {
  const { launcher, pid } = await launchFixture("server");
  launcher.kill("SIGKILL");
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
});

it.each<[string[], NodeJS.ProcessEnv, string]>([
  [[], { PORT: "80a" }, "PORT is “80a”; expected is a whole number from 1 to 65535"],
  [["nowhere"], {}, "“nowhere” is no site; expected is one of: bbw, bdsm, "],
  [["general", "gay"], {}, "“general gay” is no site"],
  [["--dev", "all"], {}, "“all” is no site"],
  [["../packages"], {}, "“../packages” is no site"],
])("npm start %j refuses %o at once", async (args, env, message) => {
  const launcher = launch("start.mjs", args, env);
  const told = await text(launcher.stderr!);
  expect(told).toContain(message);
  expect(told).not.toContain("    at ");
});
