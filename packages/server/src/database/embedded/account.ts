import { execFile } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import { promisify } from "node:util";
import type { Programs } from "./programs.ts";

const exec = promisify(execFile);

/** The operating system's account that PostgreSQL runs under; empty for the current one. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root. Where we are root, the owner of the data directory runs it, or, when
 * that is root too, the system's `postgres` user, who becomes the owner.
 */
export async function accountFor(dataDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(dataDir);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const { uid, gid } = await postgresUser().catch(createPostgresUser);
  await chown(dataDir, uid, gid);
  return { uid, gid };
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([exec("id", ["-u", "postgres"]), exec("id", ["-g", "postgres"])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function createPostgresUser(): Promise<{ uid: number; gid: number }> {
  try {
    await exec("useradd", ["--system", "--user-group", "--no-create-home", "--shell=/usr/sbin/nologin", "postgres"]);
    return await postgresUser();
  } catch (cause) {
    throw new Error(
      "PostgreSQL does not run as root, and a user “postgres” could not be created for it. " +
        "Start Kindling as an ordinary user, or set DATABASE_URL to a database of your own.",
      { cause },
    );
  }
}

/** The account that PostgreSQL runs under may not enter a folder that it needs. */
export class DataDirectoryUnreachable extends Error {
  override readonly name = "DataDirectoryUnreachable";
}

/**
 * Root may enter every folder, the account that PostgreSQL runs under may not: a clone in /root, or in a
 * folder of mode 0700, is out of its reach. Tries as that account, so that access lists and mounts count too.
 */
export async function assertReachable(dataDir: string, programs: Programs): Promise<void> {
  const { uid } = programs.spawnOptions;
  if (uid === undefined) return;
  const script = `for path in "$@"; do
    folder=
    IFS=/
    for name in \${path#/}; do
      folder="$folder/$name"
      [ ! -d "$folder" ] || [ -x "$folder" ] || { echo "$folder"; exit; }
    done
    [ -x "$path" ] || { echo "$path"; exit; }
  done`;
  const { stdout } = await exec("/bin/sh", ["-fc", script, "sh", dataDir, programs.postgres], {
    ...programs.spawnOptions,
    cwd: "/",
  });
  const blocked = stdout.trim();
  if (!blocked) return;
  throw new DataDirectoryUnreachable(
    `PostgreSQL does not run as root, so it runs as user ${uid}, who may not enter ${blocked}. ` +
      `Move the clone to a folder that everybody may enter (such as /srv), or run “chmod o+x ${blocked}”, ` +
      "or start Kindling as an ordinary user, or set DATABASE_URL to a database of your own.",
  );
}
