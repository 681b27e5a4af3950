import { Logger, runMigrations } from "graphile-worker";
import type { Pool } from "pg";

const silent = new Logger(() => () => {});

/** Makes the tables of the job queue, or brings them up to date. */
export const migrateQueue = (pool: Pool): Promise<void> => runMigrations({ pgPool: pool, logger: silent });
