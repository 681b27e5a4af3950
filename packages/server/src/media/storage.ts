import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";

/** Where files of members are kept. */
export interface Storage {
  /** A file's content; `undefined` where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Keeps a file whole or not at all. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Removes a file; one that is gone already stays so. */
  remove(name: string): Promise<void>;
}

/** The place of files does not answer: a trouble of the moment, and nobody's mistake. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/** Files in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (failure) {
        if ((failure as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw failure;
      }
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, content);
      await rename(draft, join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
