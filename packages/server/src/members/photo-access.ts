import { photosShown } from "@kindling/domain/rules";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { members, photos } from "../database/schema/index.ts";
import { wholeOf } from "../media/photo-files.ts";
import type { Reader } from "./reader.ts";
import { isTalking, mayMeet } from "./visibility.ts";

/** Who a picture is for: `everybody`, or those alone who asked well. */
export type PhotoAccess = "everybody" | "reader";

/** Whether any visitor of the site sees members at all. */
const showsVisitors = ({ site: { settings } }: Reader): boolean =>
  settings.logged_out_search !== "none" || settings.logged_out_search_trafficsource !== "none";

/** How many of its member's photos come before the one of the row. */
const before = sql<number>`(
  select count(*) from ${photos} as earlier where earlier.member_id = ${photos.memberId} and earlier.status = 'active'
    and (earlier.position, earlier.id) < (${photos.position}, ${photos.id}))`;

/** What a reader may see: of those whom they may meet, or have a conversation with, as many photos as they are shown. */
function seenBy(reader: Reader): SQL {
  const share = photosShown(reader.id === null ? null : reader);
  return and(
    eq(photos.status, "active"),
    sql`${before} < ${share}`,
    or(mayMeet(reader, "visit"), and(mayMeet(reader, "recall"), isTalking(reader.id))),
  )!;
}

/** Whether a reader may see a picture, by the name of any of its sizes; `undefined` for no, and for no such picture. */
export async function photoAccess(db: Database, reader: Reader, name: string): Promise<PhotoAccess | undefined> {
  const whole = wholeOf(name);
  const visitor: Reader = { ...reader, id: null, paid: false };
  // The whole of a photo is its member's alone.
  const isPart = sql`${photos.sourceFilename} is distinct from ${name}`;
  const [found] = await db
    .select({
      open: sql<boolean>`${isPart} and ${showsVisitors(reader)} and ${seenBy(visitor)}`,
      seen: sql<boolean>`${members.id} = ${reader.id ?? 0} or (${isPart} and ${seenBy(reader)})`,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(
      and(
        or(
          and(
            eq(photos.filename, whole),
            or(eq(photos.filename, name), eq(photos.thumbFilename, name), eq(photos.matchFilename, name)),
          ),
          eq(photos.sourceFilename, name),
        ),
        eq(members.site, reader.site.key),
      ),
    )
    .limit(1);
  if (reader.id === null) return found?.open ? "everybody" : undefined;
  if (!found?.seen) return undefined;
  return found.open ? "everybody" : "reader";
}
