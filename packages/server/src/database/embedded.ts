import { mkdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { accountFor } from "./embedded/account.ts";
import { newPassword, openCluster, removeLeftovers } from "./embedded/cluster.ts";
import { keepLock, takeLock } from "./embedded/lease.ts";
import { findPostmaster, stopPostmaster } from "./embedded/pid-file.ts";
import { launch, type LaunchOptions, type Postmaster } from "./embedded/postmaster.ts";
import { loadPrograms } from "./embedded/programs.ts";
import { assertReachable, DataDirectoryUnreachable } from "./embedded/reachable.ts";
import { DatabaseUnusable } from "./unusable.ts";

export { DataDirectoryUnreachable };

/** The database, and the role that owns it and is no superuser. */
const NAME = "kindling";
const TAKEOVER_MS = 60_000;
/** How long a Kindling that is just ending may take to let go of the data. */
const GRACE_MS = 3_000;
const POLL_MS = 100;
/** What PostgreSQL says to whoever is connected while it is stopped. */
const ADMIN_SHUTDOWN = "57P01";

/** How to start the embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** Where its data lives; made where it does not exist. */
  readonly dataDir: string;
  /** Gets PostgreSQL's own log, line by line. */
  readonly log?: (line: string) => void;
  /**
   * Whether an acknowledged write survives a power cut. False is for tests: faster.
   * @default true
   */
  readonly durable?: boolean;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Of database `kindling`, as its owner. */
  readonly url: string;
  /** Of database `postgres`, as superuser. */
  readonly adminUrl: string;
  /** Stops it; may be called again. */
  stop(): Promise<void>;
}

/** Another live Kindling uses the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = "DataDirectoryInUse";

  constructor(dataDir: string) {
    super(
      `Another running Kindling uses the database in ${dataDir}. ` +
        "Stop that one first, or set DATABASE_URL to give this one a database of its own.",
    );
  }
}

/** Starts (or takes over) the embedded PostgreSQL in `dataDir`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startOn(options);
  } catch (failure) {
    if (failure instanceof DataDirectoryInUse || failure instanceof DataDirectoryUnreachable) throw failure;
    const advice =
      "If its files are damaged, put a backup in their place, or move the folder away and start with an empty one.";
    throw new DatabaseUnusable(`in ${options.dataDir}`, advice, failure);
  }
}

async function startOn({
  dataDir: path,
  log = () => {},
  durable = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(path, { recursive: true });
  const dataDir = await realpath(path);
  const programs = await loadPrograms(await accountFor(dataDir), dataDir);
  await assertReachable(dataDir, programs);
  const { pgData, password } = await openCluster(dataDir, programs, durable);
  const adminUrl = (port: number): string => urlOf("postgres", password, port, "postgres");

  const { postmaster, lock } = await claim({ dataDir, pgData, programs, durable, log, adminUrl });
  const closing = new AbortController();
  void postmaster.exited.then(() => closing.abort());
  keepLock(lock, adminUrl(postmaster.port), closing.signal);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    closing.abort();
    return (stopped ??= postmaster.stop());
  };

  try {
    await removeLeftovers(dataDir);
    const rolePassword = await ensureDatabase(lock);
    return {
      url: urlOf(NAME, rolePassword, postmaster.port, NAME),
      adminUrl: adminUrl(postmaster.port),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of the embedded PostgreSQL that runs in `dataDir` for another process; `undefined` where none does. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const home = join(dataDir, "cluster");
  const found = await findPostmaster(join(home, "data"));
  return found && urlOf("postgres", await readFile(join(home, "password"), "utf8"), found.port, NAME);
}

interface ClaimOptions extends LaunchOptions {
  readonly dataDir: string;
  readonly adminUrl: (port: number) => string;
}

interface Claim {
  readonly postmaster: Postmaster;
  readonly lock: Client;
}

/**
 * Starts a server on the cluster and takes its lock. Who holds the lock owns the data directory: a server that
 * runs while its lock is free has lost its Kindling, and is stopped first. Of several starts at once, one gets
 * the lock and the others give up.
 */
async function claim(options: ClaimOptions): Promise<Claim> {
  const begin = Date.now();
  for (;;) {
    const running = await findPostmaster(options.pgData);
    try {
      if (!running) return await start(options);
      await evict(running.port, options);
    } catch (error) {
      const patience = error instanceof DataDirectoryInUse ? GRACE_MS : TAKEOVER_MS;
      if (Date.now() - begin > patience) throw error;
      // A server that is just starting or stopping refuses us for the moment.
      const passes = running || isPassing(error) || (await findPostmaster(options.pgData));
      if (!passes) throw error;
      await delay(POLL_MS);
    }
  }
}

/**
 * Whether processes of a server that was itself killed are just noticing that, or another start has stopped our server
 * before we had its lock.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes("shared memory block") || ("code" in error && error.code === ADMIN_SHUTDOWN);
}

async function start(options: ClaimOptions): Promise<Claim> {
  const postmaster = await launch(options);
  let lock: Client | undefined;
  try {
    lock = await takeLock(options.adminUrl(postmaster.port));
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  if (lock) return { postmaster, lock };
  // Another start found our server before we had its lock, and now stops it.
  postmaster.release();
  throw new DataDirectoryInUse(options.dataDir);
}

async function evict(port: number, options: ClaimOptions): Promise<void> {
  const lock = await takeLock(options.adminUrl(port));
  if (!lock) throw new DataDirectoryInUse(options.dataDir);
  options.log("Stopping the PostgreSQL server that a killed Kindling left running.");
  await stopPostmaster(options.pgData, options.programs);
}

/** Makes the role and the database where they are missing; gives the role a new password, which is returned. */
async function ensureDatabase(admin: Client): Promise<string> {
  const password = newPassword();
  const missing = async (query: string): Promise<boolean> => (await admin.query(query, [NAME])).rowCount === 0;
  if (await missing("SELECT FROM pg_roles WHERE rolname = $1")) {
    await admin.query(`CREATE ROLE ${NAME} LOGIN`);
  }
  await admin.query(`ALTER ROLE ${NAME} PASSWORD '${password}'`);
  if (await missing("SELECT FROM pg_database WHERE datname = $1")) {
    await admin.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  }
  return password;
}

function urlOf(user: string, password: string, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}
