import { minute, photosAnHour } from "../constants.ts";
import { CallError, type OwnImage, type OwnProfile } from "../contract/index.ts";
import { checkPhotoSize, photoKind, photosKept } from "../rules/index.ts";
import type { FakeHandlers } from "./handlers.ts";
import { guardLimit } from "./limits.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

/** What a fake takes every picture to be: it decodes none. */
export const size = { width: 800, height: 1000 };
export const placeholder = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const namesOf = (name: string) => ({
  filename: `${name}.webp`,
  thumb_filename: `${name}-thumb.webp`,
  match: `${name}-match.webp`,
});

/** Changes one's photos; the first is the main one. */
function change(member: FakeAccount, images: OwnImage[]): OwnProfile {
  const profile = { ...member.user.profile, images, main_image: images[0] ?? null };
  member.user = { ...member.user, profile };
  return profile;
}

/** Refuses a picture before it is looked at closer: by how many were sent of late, and by its first bytes. */
export function guardPicture(world: FakeWorld, member: FakeAccount, file: Uint8Array): void {
  guardLimit(world, { subject: `photo:${member.user.id}`, allowed: photosAnHour, window: 60 * minute });
  refuseFile(file);
}

function refuseFile(file: Uint8Array): void {
  const kind = photoKind(file);
  if (!kind || kind === "heic") throw new CallError("photo_refused", { reason: kind ?? "kind" });
}

const imagesOf = ({ user }: FakeAccount) => user.profile.images;

/** The place of a photo in its member's; refuses one that is not there. */
function placeOf(member: FakeAccount, photo: string): number {
  const place = imagesOf(member).findIndex(({ id }) => id === photo);
  if (place < 0) throw new CallError("not_found");
  return place;
}

export const photoHandlers: FakeHandlers<"uploadPhoto" | "movePhoto" | "cropPhoto" | "removePhoto"> = {
  uploadPhoto: ({ body, file }, { world, member }) => {
    const before = member.uploads.get(body.request_key);
    if (before && before.content !== file.join()) throw new CallError("request_key_reused");
    const known = before && imagesOf(member).find(({ id }) => id === before.photo);
    if (known) return { profile: member.user.profile, image: known };
    const limit = photosKept({ paid: member.user.paid_user });
    if (imagesOf(member).length >= limit) throw new CallError("photo_limit", { limit });
    guardPicture(world, member, file);
    const id = world.nextId();
    const source = `photo-${id}-source.webp`;
    const image: OwnImage = { id, source, ...namesOf(`photo-${id}`), status: "active", ...size, placeholder };
    member.uploads.set(body.request_key, { content: file.join(), photo: id });
    return { profile: change(member, [...imagesOf(member), image]), image };
  },
  movePhoto: ({ body }, { member }) => {
    const image = imagesOf(member)[placeOf(member, body.photo)]!;
    const others = imagesOf(member).filter((one) => one !== image);
    return { profile: change(member, others.toSpliced(body.position, 0, image)) };
  },
  cropPhoto: ({ body }, { world, member }) => {
    const place = placeOf(member, body.photo);
    const [width, height] = [Math.round(size.width * body.area.width), Math.round(size.height * body.area.height)];
    const reason = checkPhotoSize(width, height);
    if (reason) throw new CallError("photo_refused", { reason });
    const cropped = { ...imagesOf(member)[place]!, ...namesOf(`photo-${world.nextId()}`), width, height };
    return { profile: change(member, imagesOf(member).with(place, cropped)) };
  },
  removePhoto: ({ body }, { member }) => ({
    profile: change(
      member,
      imagesOf(member).filter(({ id }) => id !== body.photo),
    ),
  }),
};
