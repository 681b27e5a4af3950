import { randomBytes } from "node:crypto";
import type { Storage } from "./storage.ts";

/** What each copy of a photo is called behind the photo's own name, by the column that names it. */
const endings = {
  filename: "",
  thumbFilename: "-thumb",
  matchFilename: "-match",
  sourceFilename: "-source",
  veilFilename: "-veil",
} as const;
type FileColumn = keyof typeof endings;

/** The name of the whole photo, by the name of any of its copies: one index finds them all. */
export const wholeOf = (name: string): string => name.replace(/-(?:thumb|match|veil)(?=\.webp$)/, "");

/** Removes files that no row names. */
export const dropFiles = async (storage: Storage, names: readonly string[]): Promise<void> =>
  void (await Promise.all(names.map((name) => storage.remove(name))));

/**
 * Keeps the copies of a photo, all or none; answers the columns that name them. Nobody guesses the names, and nothing that
 * was sent stands in them.
 */
export async function keepFiles<Column extends FileColumn>(
  storage: Storage,
  copies: Readonly<Record<Column, Uint8Array>>,
): Promise<Record<Column, string>> {
  const name = randomBytes(16).toString("hex");
  const columns = Object.keys(copies) as Column[];
  const names = Object.fromEntries(columns.map((column) => [column, `${name}${endings[column]}.webp`])) as Record<
    Column,
    string
  >;
  const writes = await Promise.allSettled(columns.map((column) => storage.write(names[column], copies[column])));
  const failed = writes.find((write) => write.status === "rejected");
  if (!failed) return names;
  await dropFiles(storage, Object.values(names)).catch(() => {});
  throw failed.reason;
}
