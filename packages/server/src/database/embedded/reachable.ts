import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Programs } from "./programs.ts";

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
  const { stdout } = await promisify(execFile)("/bin/sh", ["-fc", script, "sh", dataDir, programs.postgres], {
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
