import type { TestProject } from "vitest/node";
import { openDatabase } from "../database/database.ts";
import { createTestCluster } from "../database/test-database.ts";

/** Where a run's test files find their PostgreSQL, and the migrated database that theirs are copies of. */
export interface TestServerAddress {
  readonly url: string;
  readonly adminUrl: string;
  readonly template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    postgres: TestServerAddress;
  }
}

/** Starts one PostgreSQL for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await createTestCluster();
  const template = await cluster.createDatabase();
  const database = await openDatabase(template.url);
  await database.close();
  project.provide("postgres", { url: cluster.url, adminUrl: cluster.adminUrl, template: template.name });
  return () => cluster.stop();
}
