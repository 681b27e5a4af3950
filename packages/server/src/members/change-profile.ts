import type { OwnProfile, ProfileChange } from "@kindling/domain/contract";
import {
  changedNotes,
  checkProfile,
  day,
  movesADay,
  normalizeProfileChange,
  noteFieldsOf,
} from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import { eq } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { members } from "../database/schema/index.ts";
import { guardLimit } from "../http/limits.ts";
import { cellOfPlace } from "../places/cell-of-place.ts";
import { isRegionOf } from "../settings/regions.ts";
import { ownProfile } from "./own-profile.ts";

/** A change as the database keeps it; what is `undefined` stays. */
const columnsOf = (change: ProfileChange, notes: OwnProfile["notes"]) => ({
  about: change.about,
  country: change.country,
  region: change.region,
  city: change.city,
  interests: change.interests,
  hairColor: change.hair_color,
  eyeColor: change.eye_color,
  bodyType: change.body_type,
  relationshipStatus: change.relationship_status,
  tattoos: change.tattoos,
  notes: change.notes && changedNotes(notes, change.notes),
});

type Place = Pick<typeof members.$inferSelect, "country" | "region" | "city">;

/**
 * The cell of whoever is somewhere else after a change. So many moves a day and no more: who could be anywhere at any time could
 * look at everybody from everywhere.
 */
async function moveOf(tx: Database, from: Place, { country, region, city }: Partial<Place>, context: MemberContext) {
  const to = {
    country: country ?? from.country,
    region: region === undefined ? from.region : region,
    city: city === undefined ? from.city : city,
  };
  if (to.country === from.country && to.region === from.region && to.city === from.city) return undefined;
  await guardLimit(tx, { subject: `move:${context.account.id}`, allowed: movesADay, window: day }, now(context));
  return { cell: cellOfPlace(to) };
}

/** Changes one's own profile: the fields of the contract, and nothing else that a body may hold. */
export async function changeOwnProfile(asked: ProfileChange, context: MemberContext): Promise<OwnProfile> {
  const { db, account, site } = context;
  const { region_data } = site.settings;
  await db.transaction(async (tx) => {
    const [current] = await tx
      .select({ country: members.country, region: members.region, city: members.city, notes: members.notes })
      .from(members)
      .where(eq(members.id, account.id))
      .for("no key update");
    const { notes, ...place } = current!;
    const { country } = place;
    const change = normalizeProfileChange(asked, country);
    const isRegion = region_data ? isRegionOf : undefined;
    refuseFields(checkProfile(change, { ...site.settings, country, isRegion, notes: noteFieldsOf(site.settings) }));
    const values = columnsOf(change, notes);
    if (Object.values(values).some((value) => value !== undefined)) {
      await tx
        .update(members)
        .set({ ...values, ...(await moveOf(tx, place, values, context)) })
        .where(eq(members.id, account.id));
    }
  });
  return ownProfile(db, account.id, now(context));
}
