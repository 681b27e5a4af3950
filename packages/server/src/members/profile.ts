import type { AnswerOf, Image, Profile, calls } from "@kindling/domain/contract";
import { CallError, isBlock } from "@kindling/domain/contract";
import { photosShown, relatedMembers, shownNotes, widerAges, withoutHidden } from "@kindling/domain/rules";
import { ageOn, dayAt } from "@kindling/domain/time";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { members, photos } from "../database/schema/index.ts";
import { cardOf, imageOf } from "./card.ts";
import { detailsOf } from "./details.ts";
import { encounter } from "./encounter.ts";
import { ownProfile } from "./own-profile.ts";
import type { Reader } from "./reader.ts";
import { agedBetween, newestCards } from "./search.ts";

type Member = typeof members.$inferSelect;

async function approvedImages(db: Database, memberId: number): Promise<Image[]> {
  const rows = await db
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.status, "active")))
    .orderBy(photos.position, photos.id);
  return rows.map(imageOf);
}

/** Members like a member: the same gender and country, about as old. */
function relatedTo(db: Database, reader: Reader, { id, gender, country, dateOfBirth }: Member) {
  const age = ageOn(dateOfBirth, dayAt(reader.at.getTime()));
  const near = widerAges({ min_age: age, max_age: age }, reader.site.settings.min_age);
  const alike = and(
    ne(members.id, id),
    eq(members.gender, gender),
    eq(members.country, country),
    agedBetween(near.min_age, near.max_age, reader.at),
  )!;
  return newestCards(db, reader, alike, relatedMembers);
}

/** One's own page as others see it, but whole. */
async function ownPage(db: Database, reader: Reader, memberId: number): Promise<AnswerOf<typeof calls.getMember>> {
  const { status: _status, date_of_birth: _birth, placed: _placed, ...own } = await ownProfile(db, memberId, reader.at);
  const images = own.images.map(({ id: _id, source: _source, ...image }) => image);
  return { profile: { ...own, images, locked_images: 0, conversation: null }, related: [] };
}

/** A member's page. Photos beyond the reader's share are counted, never sent. */
export async function memberPage(
  db: Database,
  reader: Reader,
  memberId: number,
): Promise<AnswerOf<typeof calls.getMember>> {
  if (memberId === reader.id) return ownPage(db, reader, memberId);
  const found = await encounter(db, reader, memberId, "visit");
  const { member, conversation, refusal } = found;
  if (refusal && isBlock(refusal) && member.status === "active") throw refusal;
  if (refusal) throw new CallError("not_found");
  const [all, related] = await Promise.all([approvedImages(db, memberId), relatedTo(db, reader, member)]);
  const images = all.slice(0, photosShown(reader.id === null ? null : reader));
  const profile: Profile = {
    ...cardOf(found, reader),
    ...withoutHidden(detailsOf(member), reader.site.settings),
    notes: shownNotes(member.notes, reader.site.settings),
    images,
    locked_images: all.length - images.length,
    conversation: conversation === null ? null : String(conversation),
  };
  return { profile, related };
}
