/** Serves one site: pages, files and, unless API_ORIGIN names another, the back end in the same process. */
import { resolve } from "node:path";
import { DataDirectoryInUse, DataDirectoryUnreachable, InvalidConfig, InvalidSites } from "@kindling/server";
import { serveSite } from "./lib/serve-site.ts";

/** Faults of the set-up: what to do stands in their message, and where they were found helps nobody. */
const setUpFaults = [DataDirectoryInUse, DataDirectoryUnreachable, InvalidConfig, InvalidSites];

try {
  await serveSite({
    shell: resolve(import.meta.dirname, "../apps", process.env["SITE"] ?? "general"),
    dev: process.argv.includes("--dev"),
  });
} catch (failure) {
  console.error(setUpFaults.some((fault) => failure instanceof fault) ? (failure as Error).message : failure);
  process.exit(1);
}
