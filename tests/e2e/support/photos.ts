import { randomUUID } from "node:crypto";
import { calls, type OwnProfile, type User } from "@kindling/domain/contract";
import type { BrowserContext, Page } from "playwright-core";

/** A file as it is chosen in a form. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Pictures of 400 by 500 pixels, each of one colour. */
const colours = ["xDLXrP8", "xJqVuf8", "1ZqVqP8"] as const;
const plainWebp = (colour: string): Buffer =>
  Buffer.from(`UklGRiwAAABXRUJQVlA4TCAAAAAvj8F8AAdQ${colour}BIUHi//cmIvqf8Z///Oc///k/Cw==`, "base64");

/** Pictures that are at hand without a page to draw them. */
export const plainPictures: readonly ChosenFile[] = colours.map((colour, at) => ({
  name: `plain-${at + 1}.webp`,
  mimeType: "image/webp",
  buffer: plainWebp(colour),
}));

/** A photo as phones take them; how it begins is all that anybody here reads of it. */
export const heicPicture: ChosenFile = {
  name: "sea.heic",
  mimeType: "image/heic",
  buffer: Buffer.concat([Buffer.from("\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf"), Buffer.alloc(4_000)]),
};

/** No picture, whatever it says. */
export const noPicture: ChosenFile = {
  name: "letter.png",
  mimeType: "image/png",
  buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
};

/** A picture as a camera makes it: large, and no two the same; a bare one has nothing but its colour in it. */
export async function drawPicture(
  page: Page,
  name: string,
  { width, height, hue = 20, bare = false }: { width: number; height: number; hue?: number; bare?: boolean },
): Promise<ChosenFile> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, size);
      const context = canvas.getContext("2d")!;
      const sky = context.createLinearGradient(0, 0, 0, size.height);
      sky.addColorStop(0, `hsl(${size.hue} 60% 70%)`);
      sky.addColorStop(1, `hsl(${size.hue + (size.bare ? 0 : 60)} 60% 40%)`);
      context.fillStyle = sky;
      context.fillRect(0, 0, size.width, size.height);
      context.fillStyle = `hsl(${size.hue} 30% 25%)`;
      context.beginPath();
      context.arc(size.width / 2, size.height * 0.45, size.width * 0.18, 0, 7);
      context.arc(size.width / 2, size.height * 1.1, size.width * 0.4, 0, 7);
      if (!size.bare) context.fill();
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/jpeg", 0.95));
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
    },
    { width, height, hue, bare },
  );
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

type Client = Pick<BrowserContext["request"], "fetch">;

/** Adds a photo by the contract. */
export async function uploadBy(client: Client, file: ChosenFile): Promise<OwnProfile> {
  const { method, path } = calls.uploadPhoto;
  const answer = await client.fetch(path, { method, multipart: { request_key: randomUUID(), file } });
  if (!answer.ok()) throw new Error(`the photo was answered ${answer.status()}`);
  return ((await answer.json()) as { profile: OwnProfile }).profile;
}

/** Sends a photo to a member by the contract. */
export async function sendPhotoBy(client: Client, profile: string, file: ChosenFile): Promise<void> {
  const { method, path } = calls.sendPhoto;
  const answer = await client.fetch(path, { method, multipart: { profile, request_key: randomUUID(), file } });
  if (!answer.ok()) throw new Error(`the photo was answered ${answer.status()}`);
}

export const imagesBy = async (client: Client): Promise<OwnProfile["images"]> =>
  ((await (await client.fetch(calls.getUser.path)).json()) as User).profile.images;

/** Leaves somebody with as many plain photos as that. */
export async function keepPhotos(client: Client, number: number): Promise<OwnProfile["images"]> {
  const { method, path } = calls.removePhoto;
  for (const { id } of await imagesBy(client)) await client.fetch(path, { method, data: { photo: id } });
  for (const file of plainPictures.slice(0, number)) await uploadBy(client, file);
  return imagesBy(client);
}
