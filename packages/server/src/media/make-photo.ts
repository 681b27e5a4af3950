import { CallError, type PhotoArea, type PhotoProblem } from "@kindling/domain/contract";
import { checkPhotoSize, photoEdge, photoKind, photoMaxPixels } from "@kindling/domain/rules";
import sharp, { type Sharp } from "sharp";

/** The copies of a photo: the whole as it was sent, which is its member's alone, and what others are shown of it. */
export interface PhotoCopies {
  readonly full: Uint8Array;
  readonly thumb: Uint8Array;
  readonly match: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** A photo as it is kept. */
export interface MadePhoto extends PhotoCopies {
  readonly source: Uint8Array;
}

/** The box of 4:5 that a copy fills, in lists and in the match pop-up; of another shape, it reaches beyond. */
const boxes = { thumb: { width: 400, height: 500 }, match: { width: 240, height: 300 } };
const placeholderEdge = 10;
/** Seconds after which a picture that is still being decoded is given up. */
const patience = 20;

const refused = (reason: PhotoProblem): CallError => new CallError("photo_refused", { reason });

/** Pixels, decoded once for all copies. */
type Pixels = Awaited<ReturnType<typeof decode>>;

const decode = (image: Sharp) => image.timeout({ seconds: patience }).raw().toBuffer({ resolveWithObject: true });

const open = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const encode = (image: Sharp, quality = 82): Promise<Uint8Array> => image.webp({ quality }).toBuffer();

/** Why a file is not taken, as far as its first bytes and its header say: nothing of it has been decoded by then. */
async function checkHeader(content: Uint8Array): Promise<void> {
  const kind = photoKind(content);
  if (!kind) throw refused("kind");
  if (kind === "heic") throw refused("heic");
  // The limit is ours: the library would only say that something is wrong.
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused("damaged");
    });
  const problem = checkPhotoSize(width, height);
  if (problem) throw refused(problem);
}

async function copiesOf(pixels: Pixels): Promise<PhotoCopies> {
  const copy = (size: keyof typeof boxes) =>
    encode(open(pixels).resize({ ...boxes[size], fit: "outside", withoutEnlargement: true }));
  const tiny = open(pixels).resize({ width: placeholderEdge, height: placeholderEdge, fit: "inside" });
  const placeholder = Buffer.from(await encode(tiny, 30)).toString("base64");
  return {
    full: await encode(open(pixels)),
    thumb: await copy("thumb"),
    match: await copy("match"),
    width: pixels.info.width,
    height: pixels.info.height,
    placeholder: `data:image/webp;base64,${placeholder}`,
  };
}

/**
 * Makes a photo of a file that somebody sent: its first picture, upright, in colours of the web, at most so large. Everything
 * is encoded anew from pixels, so that nothing else of the file is left. Refuses what is no picture by its content.
 */
export async function makePhoto(content: Uint8Array): Promise<MadePhoto> {
  await checkHeader(content);
  const upright = sharp(content, { limitInputPixels: photoMaxPixels, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ width: photoEdge, height: photoEdge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb");
  const pixels = await decode(upright).catch(() => {
    throw refused("damaged");
  });
  return { ...(await copiesOf(pixels)), source: await encode(open(pixels), 90) };
}

/** Makes the copies of a part of a photo that we have kept. */
export async function cropPhoto(source: Uint8Array, area: PhotoArea): Promise<PhotoCopies> {
  const image = sharp(source);
  const { width, height } = await image.metadata();
  const left = Math.min(Math.round(area.x * width), width - 1);
  const top = Math.min(Math.round(area.y * height), height - 1);
  const part = {
    left,
    top,
    width: Math.min(Math.round(area.width * width), width - left),
    height: Math.min(Math.round(area.height * height), height - top),
  };
  const problem = checkPhotoSize(part.width, part.height);
  if (problem) throw refused(problem);
  return copiesOf(await decode(image.extract(part)));
}
