import { type AnswerOf, CallError, type calls, type OwnProfile, type PhotoArea } from "@kindling/domain/contract";
import { photosKept } from "@kindling/domain/rules";
import { and, eq, ne, sql } from "drizzle-orm";
import { type MemberContext, now } from "../context.ts";
import type { Database } from "../database/database.ts";
import { accounts, photos } from "../database/schema/index.ts";
import { enqueue } from "../jobs/task.ts";
import { cropPhoto, makePhoto } from "../media/make-photo.ts";
import { dropFiles, keepFiles } from "../media/photo-files.ts";
import { removeFilesName } from "../media/remove-files.ts";
import { ownProfile } from "./own-profile.ts";
import { decode, guardPictures, readPicture, type SentPicture } from "./picture-uploads.ts";

/** A picture that a member sends. */
interface Upload {
  readonly file: File;
  readonly requestKey: string;
}

type Photo = typeof photos.$inferSelect;

const ownPhotos = (memberId: number) => and(eq(photos.memberId, memberId), ne(photos.status, "refused"));

/** Locks one's photos, so that two who change them at once do so one after the other. */
async function lock(tx: Database, { account }: MemberContext): Promise<{ readonly paid: boolean }> {
  const own = eq(accounts.id, account.id);
  const [locked] = await tx.select({ paid: accounts.paid }).from(accounts).where(own).for("no key update");
  return locked!;
}

const profileOf = (context: MemberContext): Promise<OwnProfile> =>
  ownProfile(context.db, context.account.id, now(context));

/** The files that others see of a photo. */
const copiesOf = ({
  filename,
  thumbFilename,
  matchFilename,
}: Pick<Photo, "filename" | "thumbFilename" | "matchFilename">) => [filename, thumbFilename, matchFilename];

/** The photo that a request key has brought already; refuses the key for another picture. */
async function sentBefore(tx: Database, memberId: number, requestKey: string, hash: string) {
  const [found] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.requestKey, requestKey)));
  if (found && found.contentHash !== hash) throw new CallError("request_key_reused");
  return found;
}

async function guardCount(tx: Database, memberId: number, member: { readonly paid: boolean }): Promise<void> {
  const limit = photosKept(member);
  if ((await tx.$count(photos, ownPhotos(memberId))) >= limit) throw new CallError("photo_limit", { limit });
}

/** Adds a photo under the lock; a repetition that was quicker stands, and so does the limit. */
async function insert(values: Omit<typeof photos.$inferInsert, "position">, context: MemberContext): Promise<Photo> {
  const { memberId } = values;
  return context.db.transaction(async (tx) => {
    const member = await lock(tx, context);
    const before = await sentBefore(tx, memberId, values.requestKey!, values.contentHash!);
    if (before) return before;
    await guardCount(tx, memberId, member);
    const next = sql<number>`(select coalesce(max(position), -1) + 1 from ${photos} where member_id = ${memberId})`;
    const [added] = await tx
      .insert(photos)
      .values({ ...values, position: next as never })
      .returning();
    return added!;
  });
}

async function makeAndInsert({ content, contentHash }: SentPicture, requestKey: string, context: MemberContext) {
  const { storage, account } = context;
  const { source, full, thumb, match, ...size } = await decode(() => makePhoto(content));
  const copies = { filename: full, thumbFilename: thumb, matchFilename: match, sourceFilename: source };
  const names = await keepFiles(storage, copies);
  const drop = () => dropFiles(storage, Object.values(names));
  try {
    const values = { memberId: account.id, status: "active" as const, requestKey, contentHash, ...names, ...size };
    const photo = await insert(values, context);
    if (photo.filename !== names.filename) await drop();
    return photo;
  } catch (failure) {
    await drop();
    throw failure;
  }
}

/** Adds a picture to one's own photos, once for a request key. What can be refused without decoding is. */
export async function addPhoto(
  { file, requestKey }: Upload,
  context: MemberContext,
): Promise<AnswerOf<typeof calls.uploadPhoto>> {
  const { db, account } = context;
  const picture = await readPicture(file);
  const before = await sentBefore(db, account.id, requestKey, picture.contentHash);
  if (!before) {
    await guardCount(db, account.id, account);
    await guardPictures(context);
  }
  const { id } = before ?? (await makeAndInsert(picture, requestKey, context));
  const profile = await profileOf(context);
  const image = profile.images.find((one) => one.id === String(id));
  // Whoever removes it meanwhile has seen it.
  if (!image) throw new CallError("not_found");
  return { profile, image };
}

/** Puts one of one's photos at another place; the first is the main one. */
export async function movePhoto(photo: number, position: number, context: MemberContext): Promise<OwnProfile> {
  const { account, db } = context;
  await db.transaction(async (tx) => {
    await lock(tx, context);
    const rows = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(ownPhotos(account.id))
      .orderBy(photos.position, photos.id);
    const ids = rows.map(({ id }) => id);
    if (!ids.includes(photo)) throw new CallError("not_found");
    const order = ids.filter((id) => id !== photo).toSpliced(position, 0, photo);
    const place = sql`array_position(${sql.param(order)}::bigint[], ${photos.id}) - 1`;
    await tx.update(photos).set({ position: place }).where(ownPhotos(account.id));
  });
  return profileOf(context);
}

const one = (photo: number, { account }: MemberContext) => and(ownPhotos(account.id), eq(photos.id, photo));

/** Chooses the part of one of one's photos that others see. Its files have new names: a browser may have kept the old ones. */
export async function cropOwnPhoto(photo: number, area: PhotoArea, context: MemberContext): Promise<OwnProfile> {
  const { db, storage } = context;
  const [current] = await db.select().from(photos).where(one(photo, context));
  const source = current && (await storage.read(current.sourceFilename ?? current.filename));
  if (!source) throw new CallError("not_found");
  const { full, thumb, match, ...size } = await decode(() => cropPhoto(source, area));
  const names = await keepFiles(storage, { filename: full, thumbFilename: thumb, matchFilename: match });
  const kept = { ...names, ...size };
  await db.transaction(async (tx) => {
    await lock(tx, context);
    const [before] = await tx.select().from(photos).where(one(photo, context));
    const sourceFilename = before?.sourceFilename ?? before?.filename;
    if (before)
      await tx
        .update(photos)
        .set({ ...kept, sourceFilename })
        .where(one(photo, context));
    const old = copiesOf(before ?? kept).filter((name) => name !== sourceFilename);
    await enqueue(tx, { name: removeFilesName }, { names: old });
  });
  return profileOf(context);
}

/** Removes one of one's photos, and its files once that is certain. */
export async function removePhoto(photo: number, context: MemberContext): Promise<OwnProfile> {
  await context.db.transaction(async (tx) => {
    await lock(tx, context);
    const [gone] = await tx.delete(photos).where(one(photo, context)).returning();
    if (!gone) return;
    const names = [...copiesOf(gone), ...(gone.sourceFilename ? [gone.sourceFilename] : [])];
    await enqueue(tx, { name: removeFilesName }, { names });
  });
  return profileOf(context);
}
