import { rooms, type Room, zones } from "./table.ts";

/** A zone, and how high it stands; the ground is the highest number. */
export interface Zone {
  readonly name: string;
  readonly package: string;
  readonly line: number;
}

/** Whether a path is in a folder, or is it; a `*` is any one folder. Answers the folder as the path has it. */
export function within(path: string, folder: string): string | undefined {
  const names = path.split("/");
  const wanted = folder.split("/");
  const matches = wanted.every((name, index) => name === names[index] || (name === "*" && names[index] !== undefined));
  return matches ? names.slice(0, wanted.length).join("/") : undefined;
}

const longest = <T extends { readonly at: string }>(found: readonly T[]): T | undefined =>
  found.toSorted((a, b) => b.at.length - a.at.length)[0];

/** The room that a file of the workspace is in; the innermost of several. */
export const roomOf = (file: string): Room | undefined => longest(rooms.filter(({ at }) => within(file, at)));

/** Whether two files are in one package, where paths lead from room to room. */
export const inOnePackage = (a: string, b: string): boolean =>
  a.split("/").slice(0, 2).join("/") === b.split("/").slice(0, 2).join("/");

/** What stands above all: tests, and stories. */
export const isTest = (file: string): boolean => /\.(?:test|fixture|stories)\.[a-z]+$/.test(file);

/** The zone that a file is in; the innermost of several. Tests and stories are in none. */
export function zoneOf(file: string): Zone | undefined {
  const root = Object.keys(zones).find((folder) => within(file, folder));
  if (!root || isTest(file)) return undefined;
  const path = file.slice(root.length + 1);
  const found = zones[root]!.flatMap((line, index) =>
    line.split(", ").flatMap((zone) => {
      const at = within(path, zone);
      return at === undefined ? [] : [{ at, zone: { name: at, package: root, line: index } }];
    }),
  );
  return longest(found)?.zone;
}

/** Whether one zone may use another. */
export const mayUse = (from: Zone, to: Zone): boolean =>
  from.package !== to.package || from.name === to.name || from.line < to.line;
