import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A group of tokens as a file has it. */
export type Group = { [name: string]: unknown };

export const isGroup = (each: unknown): each is Group =>
  typeof each === "object" && each !== null && !Array.isArray(each);

/** The names in a group, without what is said about it. */
export const namesIn = (group: Group): string[] => Object.keys(group).filter((name) => !name.startsWith("$"));

const folder = fileURLToPath(new URL("..", import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown;

/** Lays a patch over a group. A value is replaced whole: a patch's single shadow must not keep a base's second. */
export function overlay(base: Group, patch: Group): Group {
  const entries = Object.entries(patch).map(([name, value]) => {
    const under = base[name];
    return [name, isGroup(value) && isGroup(under) ? overlay(under, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

/** The base that every brand is a patch of. */
export const core: Group = readdirSync(join(folder, "core"))
  .map((name) => readJson(join("core", name)) as Group)
  .reduce(overlay, {});

/** The patch of a brand of ours. */
export const readNiche = (brand: string): unknown => readJson(`niches/${brand}.json`);
