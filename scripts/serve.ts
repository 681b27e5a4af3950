/** Serves the sites that it is told: pages, files and, unless API_ORIGIN names another, the back end in the same process. */
import {
  DatabaseUnusable,
  DataDirectoryInUse,
  DataDirectoryUnreachable,
  DemoInTheWorld,
  InvalidConfig,
  InvalidSites,
} from "@kindling/server";
import { serveSites } from "./lib/serve-sites.ts";

/** Faults of the set-up: what to do stands in their message, and where they were found helps nobody. */
const setUpFaults = [
  DatabaseUnusable,
  DataDirectoryInUse,
  DataDirectoryUnreachable,
  DemoInTheWorld,
  InvalidConfig,
  InvalidSites,
];

const [dev, names] = [process.argv.includes("--dev"), process.argv.slice(2).filter((word) => word !== "--dev")];
try {
  await serveSites({ names, dev });
} catch (failure) {
  console.error(setUpFaults.some((fault) => failure instanceof fault) ? (failure as Error).message : failure);
  process.exit(1);
}
