import { randomBytes } from "node:crypto";
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Programs, run } from "./programs.ts";

const STAGING = "staging-";

/** A database cluster on disk. */
export interface Cluster {
  /** What PostgreSQL calls the data directory. */
  readonly pgData: string;
  /** The superuser's password. */
  readonly password: string;
}

/**
 * Opens the cluster in `dataDir`; makes it first where there is none.
 *
 * It is made aside and renamed into place when complete, so that a start that was killed meanwhile leaves
 * nothing that looks like a cluster, and two first starts at once agree on one.
 */
export async function openCluster(dataDir: string, programs: Programs, durable: boolean): Promise<Cluster> {
  const home = join(dataDir, "cluster");
  if (!(await exists(home))) {
    const staging = await mkdtemp(join(dataDir, STAGING));
    try {
      await initialise(staging, programs, durable);
      await rename(staging, home);
      await syncDirectory(dataDir);
    } catch (error) {
      await rm(staging, { recursive: true, force: true });
      if (!(await exists(home))) throw error;
    }
  }
  return {
    pgData: join(home, "data"),
    password: await readFile(join(home, "password"), "utf8"),
  };
}

/** Removes what killed initialisations left; only for who holds the cluster's lock. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(STAGING));
  await Promise.all(
    // An initdb whose parent was killed may still be writing; then the next start removes it.
    names.map((name) => rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {})),
  );
}

/** A password of 192 random bits that needs no escaping in SQL or in an address. */
export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

async function initialise(home: string, programs: Programs, durable: boolean): Promise<void> {
  const passwordFile = join(home, "password");
  await writeFile(passwordFile, newPassword(), { mode: 0o600, flush: true });
  const { uid, gid } = programs.spawnOptions;
  if (uid !== undefined && gid !== undefined) {
    await chown(passwordFile, uid, gid);
    await chown(home, uid, gid);
  }
  await run(
    programs.initdb,
    [
      `--pgdata=${join(home, "data")}`,
      `--pwfile=${passwordFile}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // Unicode's rules from PostgreSQL itself: an upgrade of the system's libc cannot corrupt an index.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    programs.spawnOptions,
  );
  await syncDirectory(home);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

/** A rename survives a power cut only once its directory is written. Windows has no such call. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await using directory = await open(path);
  await directory.sync();
}
