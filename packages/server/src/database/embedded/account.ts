import { execFile } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import { promisify } from "node:util";

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
