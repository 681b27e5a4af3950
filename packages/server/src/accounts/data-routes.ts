import { CallError } from "@kindling/domain/contract";
import { dataArchive } from "@kindling/domain/rules";
import { makeZip } from "client-zip";
import { Hono } from "hono";
import type { Services } from "../context.ts";
import type { EdgeEnv } from "../http/caller.ts";
import { contextOf } from "../http/context-of.ts";
import type { Storage } from "../media/storage.ts";
import { type DataFile, exportData } from "./export-data.ts";

/** The files of an archive, each read when its turn comes. A photo that is missing is left out. */
async function* filesOf(data: object, files: readonly DataFile[], storage: Storage, at: Date) {
  yield { name: "data.json", lastModified: at, input: JSON.stringify(data, null, 2) };
  for (const { name, stored } of files) {
    const input = await storage.read(stored);
    if (input) yield { name, lastModified: at, input };
  }
}

/** All that is kept of a member as one archive: the data as JSON, and their photos. It is opened by a link, so it is no call. */
export function dataRoutes(services: Services): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get(dataArchive, async (http) => {
    const context = await contextOf(http, services);
    const { account, storage, site } = context;
    if (!account) throw new CallError("authentication_required");
    const { data, files, at } = await exportData({ ...context, account });
    const day = at.toISOString().slice(0, 10);
    return http.body(makeZip(filesOf(data, files, storage, at)), 200, {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${site.key}-${day}.zip"`,
      "cache-control": "private, no-store",
    });
  });
}
