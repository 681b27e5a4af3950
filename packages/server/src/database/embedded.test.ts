import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountFor } from "./embedded/account.ts";
import { openCluster } from "./embedded/cluster.ts";
import { launch } from "./embedded/postmaster.ts";
import { loadPrograms } from "./embedded/programs.ts";
import {
  DataDirectoryInUse,
  DataDirectoryUnreachable,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "./embedded.ts";
import { DatabaseUnusable } from "./unusable.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FIXTURE = join(import.meta.dirname, "embedded/owner.fixture.ts");
const PATIENCE = { timeout: 30_000, interval: 20 };

let template: string;
let dataDir: string;
let cleanups: (() => unknown)[];

beforeAll(async () => {
  template = await temporaryDirectory();
  await (await startEmbeddedPostgres({ dataDir: template })).stop();
});

afterAll(() => remove(template));

beforeEach(async () => {
  dataDir = await temporaryDirectory();
  cleanups = [() => remove(dataDir)];
});

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

function temporaryDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), "kindling-embedded-"));
}

/** The server of a killed owner may still be writing its last. */
function remove(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true, maxRetries: 100, retryDelay: 100 });
}

/** Spares a test the first start; copies owners too, which `fs.cp` does not. */
function copyTemplate(): void {
  execFileSync("cp", ["-a", `${template}/.`, dataDir]);
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  cleanups.push(() => server.stop());
  return server;
}

/** Starts the fixture; SIGKILLs it at the end at the latest. */
function spawnOwner(): ChildProcess {
  const owner = spawn(process.execPath, [FIXTURE, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanups.push(() => kill(owner));
  return owner;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** The last number that the owner printed before it ended; kills it once that is `enough`. */
async function acknowledgedBy(owner: ChildProcess, enough = Infinity): Promise<number> {
  let last = 0;
  for await (const line of createInterface({ input: owner.stdout! })) {
    last = Number(line);
    if (last >= enough) owner.kill("SIGKILL");
  }
  return last;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function pidFile(): string {
  return join(dataDir, "cluster/data/postmaster.pid");
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(pidFile(), "utf8"));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** How many of the first `acknowledged` rows the database still has. */
async function keptOf(acknowledged: number, url: string): Promise<unknown> {
  const sql = `SELECT count(*)::int FROM acknowledged WHERE number <= ${acknowledged}`;
  return (await query(url, sql))[0]?.count;
}

describe("first and later starts", () => {
  it("keeps the data, and leaves no process when stopped", async () => {
    const first = await start();
    const pid = await postmasterPid();
    await query(first.url, "CREATE TABLE kept AS SELECT 'straße' AS word");
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    expect(await query(second.url, "SELECT upper(word) FROM kept")).toEqual([{ upper: "STRAßE" }]);
  });

  it("is durable, speaks UTF-8 and lets nobody in without the password", async () => {
    copyTemplate();
    const server = await start();
    const [settings] = await query(
      server.adminUrl,
      `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS address,
              current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS zone,
              (SELECT string_agg(DISTINCT auth_method, ',') FROM pg_hba_file_rules) AS auth,
              (SELECT rolsuper FROM pg_roles WHERE rolname = 'kindling') AS super`,
    );
    expect(settings).toEqual({
      fsync: "on",
      address: "127.0.0.1",
      encoding: "UTF8",
      zone: "UTC",
      auth: "scram-sha-256",
      super: false,
    });
    expect((await stat(join(dataDir, "cluster/password"))).mode & 0o777).toBe(0o600);
    const intruder = new URL(server.url);
    intruder.password = "guess";
    await expect(query(intruder.href, "SELECT 1")).rejects.toThrow("password authentication failed");
  });
});

describe("a start after the owner was killed", () => {
  it("keeps every acknowledged row", async () => {
    copyTemplate();
    const acknowledged = await acknowledgedBy(spawnOwner(), 300);
    const server = await start();
    expect(await keptOf(acknowledged, server.url)).toBe(acknowledged);
  });

  it("needs no new start for the database to end", async () => {
    copyTemplate();
    const owner = spawnOwner();
    await once(owner.stdout!, "data");
    const pid = await postmasterPid();
    await kill(owner);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
  });

  it("stops a server that still runs", async () => {
    copyTemplate();
    const programs = await loadPrograms(await accountFor(dataDir), dataDir);
    const { pgData } = await openCluster(dataDir, programs, true);
    const orphan = await launch({ pgData, programs, durable: true, log: () => {} });
    cleanups.push(() => orphan.stop());
    const orphanPid = await postmasterPid();

    const server = await start();
    expect(isAlive(orphanPid)).toBe(false);
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("recovers from a power cut, even when another process now has the server's number", async () => {
    copyTemplate();
    const owner = spawnOwner();
    const acknowledged = acknowledgedBy(owner);
    await once(owner.stdout!, "data");
    process.kill(await postmasterPid(), "SIGKILL");
    const count = await acknowledged;
    const { uid, gid } = await accountFor(dataDir);
    const other = spawn("sleep", ["600"], { uid, gid });
    cleanups.push(() => kill(other));
    const stale = await readFile(pidFile(), "utf8");
    await writeFile(pidFile(), stale.replace(/^\d+/, String(other.pid)));

    const server = await start();
    expect(await keptOf(count, server.url)).toBe(count);
    expect(isAlive(other.pid!)).toBe(true);
  });

  it("does over an initialisation that was cut short", async () => {
    const owner = spawnOwner();
    await vi.waitFor(async () => {
      const [staging] = await readdir(dataDir);
      await stat(join(dataDir, staging!, "data/base"));
    }, PATIENCE);
    await kill(owner);
    await mkdir(join(dataDir, "staging-of-long-ago/data"), { recursive: true });

    const server = await start();
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).not.toContain("staging-of-long-ago");
  });
});

describe("a data directory that is in use", () => {
  it("is left alone, with an error that says so", async () => {
    copyTemplate();
    const owner = spawnOwner();
    await once(owner.stdout!, "data");
    await expect(start()).rejects.toThrow(new DataDirectoryInUse(dataDir));
    await once(owner.stdout!, "data");
  });

  it("goes to one of two first starts at once", async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    const failures = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failures.map(({ reason }) => reason)).toEqual([expect.any(DataDirectoryInUse)]);
  });

  it("stays taken when PostgreSQL ends the session that holds the lock", async () => {
    copyTemplate();
    const server = await start();
    const holders = (): Promise<unknown[]> =>
      query(server.adminUrl, "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted");
    const before = await holders();
    await query(server.adminUrl, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'");
    await vi.waitFor(async () => {
      const now = await holders();
      expect(now).toHaveLength(1);
      expect(now).not.toEqual(before);
    }, PATIENCE);
    await expect(start()).rejects.toThrow(DataDirectoryInUse);
  });
});

describe("F-046 damaged data are told in words", () => {
  const damages: [string, (cluster: string) => Promise<unknown>][] = [
    ["no control file", (cluster) => rm(join(cluster, "data/global/pg_control"))],
    ["a control file of noise", (cluster) => writeFile(join(cluster, "data/global/pg_control"), "x".repeat(8192))],
    ["another version", (cluster) => writeFile(join(cluster, "data/PG_VERSION"), "12\n")],
    ["no catalogue", (cluster) => rm(join(cluster, "data/global"), { recursive: true })],
    ["no databases", (cluster) => rm(join(cluster, "data/base"), { recursive: true })],
    ["settings of noise", (cluster) => writeFile(join(cluster, "data/postgresql.conf"), "\0noise")],
    ["no password", (cluster) => rm(join(cluster, "password"))],
    ["another password", (cluster) => writeFile(join(cluster, "password"), "guess")],
    ["an empty cluster", (cluster) => rm(join(cluster, "data"), { recursive: true })],
    ["a file where the cluster was", (cluster) => rm(cluster, { recursive: true }).then(() => writeFile(cluster, ""))],
  ];

  it.each(damages)("%s", async (_, damage) => {
    copyTemplate();
    await damage(join(dataDir, "cluster"));
    const failure = await start().then(
      () => undefined,
      (error: unknown) => error as DatabaseUnusable,
    );
    expect(failure).toBeInstanceOf(DatabaseUnusable);
    expect(failure!.message).toContain(`The database in ${dataDir} cannot be used.`);
    expect(failure!.message.split("\n")[1]).toMatch(/\w/);
    expect(failure!.message).not.toContain("    at ");
  });
});

it.runIf(process.getuid?.() === 0)("says what to do where PostgreSQL's user may not enter", async () => {
  await chmod(dataDir, 0o700);
  const attempt = startEmbeddedPostgres({ dataDir: join(dataDir, "inner") });
  await expect(attempt).rejects.toThrow(DataDirectoryUnreachable);
  await expect(attempt).rejects.toThrow(`chmod o+x ${dataDir}`);
});
