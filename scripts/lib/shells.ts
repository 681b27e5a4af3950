import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isLocalHost, parseSites, type Site } from "@kindling/server";

/** A shell in apps/: where it is, and what it says of its site. */
export interface Shell {
  readonly folder: string;
  readonly site: Site;
}

const apps = resolve(import.meta.dirname, "../../apps");

/** The folders in apps/, each a shell and the key of its site. */
export const shellNames = (): string[] => readdirSync(apps);

/** Reads shells and checks them together. On one's own machine their addresses follow the port that was chosen. */
export async function readShells(names: readonly string[], port: number): Promise<Shell[]> {
  const folders = names.map((name) => join(apps, name));
  const modules = await Promise.all(
    folders.map(async (folder) => (await import(join(folder, "site.config.ts"))) as { site: Site }),
  );
  const sites = parseSites(modules.map(({ site }) => ({ ...site, origin: onPort(site.origin, port) })));
  return sites.map((site, index) => ({ site, folder: folders[index]! }));
}

function onPort(origin: string, port: number): string {
  const url = new URL(origin);
  if (isLocalHost(url.hostname)) url.port = String(port);
  return url.origin;
}
