import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "../database/schema/index.ts";

const document = readFileSync(new URL("../../../../docs/data.md", import.meta.url), "utf8");

it("AUTH-13 docs/data.md says of every table what it keeps, why, and what becomes of it", () => {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  const names = tables.map((table) => getTableConfig(table as PgTable).name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
