import { and, asc, gt, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import { cellOfPlace } from "./cell-of-place.ts";
import { defineTask, enqueue, type Task } from "../jobs/task.ts";

/** The job that finds the cells of members who have none. */
export const fillCellsName = "fill_cells";

/** How many members are looked at in one transaction. */
const batch = 500;

interface Progress {
  /** The last member who was looked at. */
  readonly after?: number | undefined;
}

/**
 * Finds the cells of members who joined before there were any, or whose place was not known then: until then no search by
 * distance finds them. A batch at a time, each with the job for the next one, so that a stop loses nothing; those who are being
 * changed just now get theirs with that, or the next time.
 */
export const fillCellsTask = (db: Database): Task<Progress> =>
  defineTask({
    name: fillCellsName,
    at: "37 3 * * *",
    payload: z.object({ after: z.optional(z.number()) }),
    async run({ after = 0 }) {
      await db.transaction(async (tx) => {
        const found = await tx
          .select({ id: members.id, country: members.country, region: members.region, city: members.city })
          .from(members)
          .where(and(isNull(members.cell), gt(members.id, after)))
          .orderBy(asc(members.id))
          .limit(batch)
          .for("no key update", { skipLocked: true });
        for (const [cell, ids] of byCell(found)) await tx.update(members).set({ cell }).where(inArray(members.id, ids));
        if (found.length === batch) await enqueue(tx, { name: fillCellsName }, { after: found.at(-1)!.id });
      });
    },
  });

type Placed = Parameters<typeof cellOfPlace>[0] & { readonly id: number };

/** Members by the cell that they are in; without those who are nowhere. */
function byCell(found: readonly Placed[]): ReadonlyMap<number, readonly number[]> {
  const cells = new Map<number, number[]>();
  for (const member of found) {
    const cell = cellOfPlace(member);
    if (cell !== null) cells.set(cell, [...(cells.get(cell) ?? []), member.id]);
  }
  return cells;
}
