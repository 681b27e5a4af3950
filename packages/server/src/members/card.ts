import { adultInterests, type Image, type Interest, type ProfileCard } from "@kindling/domain/contract";
import { day, distanceBetween, minute, withoutHidden } from "@kindling/domain/rules";
import { ageOn, dayAt } from "@kindling/domain/time";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { members, photos } from "../database/schema/index.ts";
import type { Reader } from "./reader.ts";

/** How long after their last request a member counts as online. */
const onlineFor = 10 * minute;
/** How long a member counts as new. */
export const newFor = 7 * day;

/** The main photo of the member of the row, for a lateral join. */
export const mainPhoto = new QueryBuilder({ casing: "snake_case" })
  .select({
    filename: photos.filename,
    thumbFilename: photos.thumbFilename,
    matchFilename: photos.matchFilename,
    status: photos.status,
    width: photos.width,
    height: photos.height,
    placeholder: photos.placeholder,
  })
  .from(photos)
  .where(and(eq(photos.memberId, members.id), eq(photos.status, "active")))
  .orderBy(photos.position, photos.id)
  .limit(1)
  .as("main_photo");

/** Where a reader is, no nearer than search knows; `null` where nobody knows, and for a visitor. */
export const cellOf = ({ id }: Reader): SQL<number | null> =>
  sql<number | null>`(select me.cell from ${members} as me where me.id = ${id}::bigint)`;

/** What a query selects for a card as a reader sees it; it joins `mainPhoto`. */
export const cardColumns = (reader: Reader) => ({
  readerCell: cellOf(reader),
  member: {
    id: members.id,
    name: members.name,
    dateOfBirth: members.dateOfBirth,
    gender: members.gender,
    country: members.country,
    region: members.region,
    city: members.city,
    interests: members.interests,
    fictional: members.fictional,
    createdAt: members.createdAt,
    lastSeenAt: members.lastSeenAt,
    cell: members.cell,
  },
  photo: {
    filename: mainPhoto.filename,
    thumbFilename: mainPhoto.thumbFilename,
    matchFilename: mainPhoto.matchFilename,
    status: mainPhoto.status,
    width: mainPhoto.width,
    height: mainPhoto.height,
    placeholder: mainPhoto.placeholder,
  },
});

type Member = typeof members.$inferSelect;
type Photo = typeof photos.$inferSelect;

type Columns = ReturnType<typeof cardColumns>;

/** A row of a query that selects `cardColumns`. */
export interface CardRow {
  readonly readerCell: number | null;
  readonly member: Pick<Member, keyof Columns["member"]>;
  readonly photo: Pick<Photo, keyof Columns["photo"]> | null;
}

/** A photo as the contract has it. */
export const imageOf = (photo: NonNullable<CardRow["photo"]>): Image => ({
  filename: photo.filename,
  thumb_filename: photo.thumbFilename,
  match: photo.matchFilename,
  status: photo.status,
  width: photo.width,
  height: photo.height,
  placeholder: photo.placeholder,
});

const isAdult = (interest: Interest): boolean => (adultInterests as readonly Interest[]).includes(interest);

/** The interests of a member that a reader may see: those of the site, and the adult ones never as a visitor. */
const interestsFor = (interests: readonly string[], { id, site }: Reader): Interest[] =>
  site.settings.interests.filter((one) => interests.includes(one) && (id !== null || !isAdult(one)));

/** A member as a reader sees them in a list. Everybody's day is the UTC day, so that a card and search agree. */
export function cardOf({ member, photo, readerCell }: CardRow, reader: Reader): ProfileCard {
  const at = reader.at.getTime();
  const card: ProfileCard = {
    id: String(member.id),
    name: member.name,
    age: ageOn(member.dateOfBirth, dayAt(at)),
    gender: member.gender,
    country: member.country,
    region: member.region,
    city: member.city,
    main_image: photo && imageOf(photo),
    interests: interestsFor(member.interests, reader),
    fictional: member.fictional,
    online: at - member.lastSeenAt.getTime() < onlineFor,
    is_new: at - member.createdAt.getTime() < newFor,
    distance: distanceBetween(readerCell, member.cell),
  };
  return withoutHidden(card, reader.site.settings);
}
