/** Serves one site: pages, files and, unless API_ORIGIN names another, the back end in the same process. */
import { resolve } from "node:path";
import { serveSite } from "./lib/serve-site.ts";

await serveSite({
  shell: resolve(import.meta.dirname, "../apps", process.env["SITE"] ?? "general"),
  dev: process.argv.includes("--dev"),
});
