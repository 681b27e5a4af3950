import { Logger, runMigrations } from "graphile-worker";
import type { Pool } from "pg";

const silent = new Logger(() => () => {});

/** Makes the queue's tables, or brings them up to date. */
export const migrateJobs = (pool: Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });
