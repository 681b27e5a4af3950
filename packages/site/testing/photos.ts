import type { Image, OwnImage } from "@kindling/domain/contract";
import type { FakeWorld } from "@kindling/domain/fakes";

const size = { width: 400, height: 500 };

/** A drawing, another one for each number: nobody's face, and no request. */
function draw(number: number): Image {
  const hue = (number * 67) % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/><circle cx="200" cy="210" r="80" fill="hsl(${hue} 35% 35%)"/><path d="M40 500c0-110 70-170 160-170s160 60 160 170Z" fill="hsl(${hue} 35% 35%)"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { filename: src, thumb_filename: src, match: src, status: "active", placeholder: src, ...size };
}

/** So many pictures of one's own. */
export const ownPhotos = (number: number): OwnImage[] =>
  Array.from({ length: number }, (_, index) => {
    const image = draw(index + 3);
    return { ...image, id: String(900 + index), source: image.filename };
  });

/** Leaves the one who looks with so many pictures. */
export const keepOwnPhotos =
  (number: number) =>
  ({ accounts, me }: FakeWorld): void => {
    const account = accounts.get(me ?? "");
    if (!account) return;
    const images = ownPhotos(number);
    const profile = { ...account.user.profile, images, main_image: images[0] ?? null };
    account.user = { ...account.user, profile };
  };

/** Gives each made-up member a picture, but every fourth, and one to who looks. */
export function addPhotos(world: FakeWorld): void {
  const { profiles } = world;
  keepOwnPhotos(1)(world);
  for (const [id, profile] of profiles) {
    if (Number(id) % 4 === 0) continue;
    const image = draw(Number(id));
    profiles.set(id, { ...profile, main_image: image, images: [image, draw(Number(id) + 1)] });
  }
}

/** Turns a conversation's latest messages into photos, in their order; a veiled one waits to be uncovered. */
export const messagePhotos =
  (...photos: readonly { readonly own?: boolean; readonly veiled?: boolean }[]) =>
  ({ conversations: [chat], me }: FakeWorld): void => {
    if (!chat) return;
    const first = chat.messages.length - photos.length;
    for (const [at, { own = false, veiled = false }] of photos.entries()) {
      const other = chat.members.find((id) => id !== me)!;
      const image = draw(at + 20);
      const photo = { image, veil: image, veiled, revealed: false };
      const content = { kind: "photo" as const, photo: image.filename };
      chat.messages[first + at] = { ...chat.messages[first + at]!, from: own ? me! : other, content, photo };
    }
  };

/** A file as it is chosen: a small picture. */
export async function aPicture(name: string, hue = 200): Promise<File> {
  const canvas = new OffscreenCanvas(400, 500);
  const context = canvas.getContext("2d")!;
  context.fillStyle = `hsl(${hue} 40% 60%)`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

/** A photo as phones take them, which few browsers can open. */
export const aHeic = (name: string): File =>
  new File(["\0\0\0\u001Cftypheic\0\0\0\0mif1heicmiaf", new Uint8Array(400)], name, { type: "image/heic" });
