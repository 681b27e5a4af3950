import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "@kindling/domain/time";
import { openDatabase, seedDemo } from "@kindling/server";
import { createTestDatabase } from "@kindling/server/testing";
import type { TestProject } from "vitest/node";
import { readShells } from "../../../scripts/lib/shells.ts";

/** Makes the demo, in the PostgreSQL that the run has started. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres } = project.getProvidedContext();
  const { name: template, url } = await createTestDatabase(postgres, postgres.template);
  const database = await openDatabase(url);
  const [shell] = await readShells(["general"], 0);
  await seedDemo({ db: database.db, clock: systemClock }, shell!.site);
  await database.close();
  const mediaDir = await mkdtemp(join(tmpdir(), "kindling-e2e-"));
  project.provide("demo", { template, mediaDir });
  // A picture may still be on its way to the disk.
  return () => rm(mediaDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
