import * as z from "zod/mini";
import { defineTask, type Task } from "../jobs/task.ts";
import type { Storage } from "./storage.ts";

interface Files {
  readonly names: readonly string[];
}

/** The job that removes files: it exists only if what named them is gone. */
export const removeFilesName = "remove_files";

export const removeFilesTask = (storage: Storage): Task<Files> =>
  defineTask({
    name: removeFilesName,
    payload: z.object({ names: z.array(z.string()) }),
    run: async ({ names }) => void (await Promise.all(names.map((name) => storage.remove(name)))),
  });
