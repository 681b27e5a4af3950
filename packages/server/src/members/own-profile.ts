import type { OwnImage, OwnProfile } from "@kindling/domain/contract";
import { ageOn, dayAt } from "@kindling/domain/time";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { accounts, members, photos } from "../database/schema/index.ts";
import { imageOf, newFor } from "./card.ts";
import { detailsOf } from "./details.ts";

const ownImageOf = (photo: typeof photos.$inferSelect): OwnImage => ({
  ...imageOf(photo),
  id: String(photo.id),
  source: photo.sourceFilename ?? photo.filename,
});

/** A member's profile as they see it themselves: disabled or not, and with the photos that wait for approval. */
export async function ownProfile(db: Database, memberId: number, at: Date): Promise<OwnProfile> {
  const rows = await db
    .select({ member: members, photo: photos, timeZone: accounts.timeZone })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.id))
    .leftJoin(photos, and(eq(photos.memberId, members.id), ne(photos.status, "refused")))
    .where(eq(members.id, memberId))
    .orderBy(photos.position, photos.id);
  const { member, photo, timeZone } = rows[0]!;
  const images = rows.flatMap(({ photo }) => (photo ? [ownImageOf(photo)] : []));
  return {
    id: String(member.id),
    name: member.name,
    status: member.status,
    age: ageOn(member.dateOfBirth, dayAt(at.getTime(), timeZone)),
    date_of_birth: member.dateOfBirth,
    gender: member.gender,
    country: member.country,
    region: member.region,
    city: member.city,
    interests: member.interests as OwnProfile["interests"],
    ...detailsOf(member),
    images,
    main_image: photo && imageOf(photo),
    fictional: member.fictional,
    online: true,
    distance: null,
    placed: member.cell !== null,
    is_new: at.getTime() - member.createdAt.getTime() < newFor,
  };
}
