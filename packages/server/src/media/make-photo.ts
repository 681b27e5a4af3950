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

/** The copies of a photo in a message: large, as its bubble shows it, and veiled, of which nobody makes out what it shows. */
export interface MessagePhotoCopies {
  readonly full: Uint8Array;
  readonly thumb: Uint8Array;
  readonly veil: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The box of 4:5 that a copy fills, in lists and in the match pop-up; of another shape, it reaches beyond. */
const boxes = { thumb: { width: 400, height: 500 }, match: { width: 240, height: 300 } };
const placeholderEdge = 10;
/** Twice what a bubble takes at most. */
const bubble = { width: 560, height: 680 };
/** The longest side of what a veil is drawn from: no eye in it is larger than a pixel. */
const veilEdge = 12;
const veilScale = 24;
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

async function placeholderOf(pixels: Pixels): Promise<string> {
  const tiny = open(pixels).resize({ width: placeholderEdge, height: placeholderEdge, fit: "inside" });
  return `data:image/webp;base64,${Buffer.from(await encode(tiny, 30)).toString("base64")}`;
}

/** A photo with next to nothing left of it, drawn large again so that it fills its place softly. */
async function veilOf(pixels: Pixels): Promise<Uint8Array> {
  const few = open(pixels).resize({ width: veilEdge, height: veilEdge, fit: "inside" });
  const { data, info } = await few.raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width * veilScale, height: info.height * veilScale };
  return encode(
    open({ data, info })
      .resize({ ...size, kernel: "cubic" })
      .blur(veilScale / 3),
    50,
  );
}

async function copiesOf(pixels: Pixels): Promise<PhotoCopies> {
  const copy = (size: keyof typeof boxes) =>
    encode(open(pixels).resize({ ...boxes[size], fit: "outside", withoutEnlargement: true }));
  return {
    full: await encode(open(pixels)),
    thumb: await copy("thumb"),
    match: await copy("match"),
    width: pixels.info.width,
    height: pixels.info.height,
    placeholder: await placeholderOf(pixels),
  };
}

/**
 * The pixels of a file that somebody sent: its first picture, upright, in colours of the web, at most so large. What is made
 * of them holds nothing else of the file. Refuses what is no picture by its content.
 */
async function pixelsOf(content: Uint8Array): Promise<Pixels> {
  await checkHeader(content);
  const upright = sharp(content, { limitInputPixels: photoMaxPixels, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ width: photoEdge, height: photoEdge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb");
  return decode(upright).catch(() => {
    throw refused("damaged");
  });
}

/** Makes a profile's photo of a file that somebody sent. */
export async function makePhoto(content: Uint8Array): Promise<MadePhoto> {
  const pixels = await pixelsOf(content);
  return { ...(await copiesOf(pixels)), source: await encode(open(pixels), 90) };
}

/** Makes a message's photo of a file that somebody sent. */
export async function makeMessagePhoto(content: Uint8Array): Promise<MessagePhotoCopies> {
  const pixels = await pixelsOf(content);
  return {
    full: await encode(open(pixels)),
    thumb: await encode(open(pixels).resize({ ...bubble, fit: "inside", withoutEnlargement: true })),
    veil: await veilOf(pixels),
    width: pixels.info.width,
    height: pixels.info.height,
    placeholder: await placeholderOf(pixels),
  };
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
