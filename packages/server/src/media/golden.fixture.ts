import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** Words that a camera, an editor or a phone might leave in a file, and that nobody else may read. */
export const secrets = ["Lindenweg 12", "SN-4711", "Maren at home", "the-second-picture", "a-motion-video"] as const;
const [place, device, caption, second, video] = secrets;

/** Colours of the corners of the upright picture, from above left by lines. */
export const corners = ["#ff0000", "#00a000", "#0000ff", "#ffff00"] as const;

export const size = { width: 480, height: 600 };

/** A picture whose four quarters have a colour each, so that it can be seen how it was turned. */
export function quarters({ width, height } = size): Sharp {
  const half = { width: width / 2, height: height / 2 };
  const places = [
    [0, 0],
    [half.width, 0],
    [0, half.height],
    [half.width, half.height],
  ] as const;
  return sharp({ create: { width, height, channels: 3, background: "#fff" } }).composite(
    places.map(([left, top], at) => ({
      input: { create: { ...half, channels: 3, background: corners[at]! } },
      left,
      top,
    })),
  );
}

const exif = {
  IFD0: { Make: "Camera", Model: device, ImageDescription: caption, Copyright: place },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 5/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "5/1 7/1 12/1" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="${place}"/></rdf:RDF></x:xmpmeta>`;

const filled = (image: Sharp): Sharp => image.withExif(exif).withXmp(xmp).withIccProfile("p3");

/** A segment of a JPEG. */
function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, "latin1")]);
}

/** A JPEG as phones make it: EXIF with the place, XMP, IPTC, a comment, a second picture and a video behind the first. */
export async function cameraJpeg(): Promise<Buffer> {
  const jpeg = await filled(quarters()).jpeg().toBuffer();
  const iptc = segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x11\x1c\x02\x5a\0\x0c${place}\0`);
  const more = Buffer.concat([iptc, segment(0xfe, caption)]);
  const behind = await quarters({ width: 64, height: 80 })
    .withExif({ IFD0: { Copyright: second } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), more, jpeg.subarray(2), behind, Buffer.from(video)]);
}

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngHead = 33;

/** A PNG with EXIF, XMP and a text, and something behind its end. */
export async function taggedPng(): Promise<Buffer> {
  const png = await filled(quarters()).png().toBuffer();
  const text = chunk("tEXt", Buffer.from(`Comment\0${place}`));
  return Buffer.concat([png.subarray(0, pngHead), text, png.subarray(pngHead), Buffer.from(video)]);
}

/** One file of each kind that is taken, with all that it may hold beside the picture. */
export const golden: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a JPEG of a phone": cameraJpeg,
  "a PNG of an editor": taggedPng,
  "a WebP": () => filled(quarters()).webp().toBuffer(),
  "an AVIF": () => filled(quarters()).avif().toBuffer(),
  "a GIF": () => quarters().gif().toBuffer(),
};

const mirrored = async (image: Buffer): Promise<Buffer> => sharp(image).flop().toBuffer();
const turned = async (image: Buffer, angle: number): Promise<Buffer> => sharp(image).rotate(angle).toBuffer();

/** The picture as a camera stores it that was held in one of the eight ways, with the note that says which. */
export async function heldBy(orientation: number): Promise<Buffer> {
  const upright = await quarters().png().toBuffer();
  const stored = await [
    async () => upright,
    async () => mirrored(upright),
    async () => turned(upright, 180),
    async () => turned(await mirrored(upright), 180),
    async () => mirrored(await turned(upright, 90)),
    async () => turned(upright, 270),
    async () => mirrored(await turned(upright, 270)),
    async () => turned(upright, 90),
  ][orientation - 1]!();
  return sharp(stored).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** A PNG of a few bytes whose header says that it is as large as that. */
export async function bombPng(width: number, height: number): Promise<Buffer> {
  const png = await quarters({ width: 8, height: 8 }).png().toBuffer();
  const data = Buffer.from(png.subarray(16, 29));
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk("IHDR", data), png.subarray(pngHead)]);
}

/** The same as a JPEG. */
export async function bombJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await quarters({ width: 8, height: 8 }).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A GIF that moves, from the quarters to something else. */
export async function movingGif(frames: number): Promise<Buffer> {
  const first = await quarters().removeAlpha().raw().toBuffer();
  const rest = Buffer.alloc(first.length * (frames - 1), 0x80);
  const { width, height } = size;
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.concat([first, rest]), { raw })
    .gif({ effort: 1 })
    .toBuffer();
}

const box = (type: string, text: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 8);
  return Buffer.concat([length, Buffer.from(type + text, "latin1")]);
};

/** What is no picture, or none that we can read, by what it pretends to be. */
export const disguised: Readonly<Record<string, readonly [reason: string, make: () => Promise<Buffer> | Buffer]>> = {
  "an SVG called a PNG": [
    "kind",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
  ],
  "an SVG behind an XML head": ["kind", () => Buffer.from(`<?xml version="1.0"?><svg width="500" height="500"/>`)],
  "a page": ["kind", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  "a PDF": ["kind", () => Buffer.from("%PDF-1.7\n")],
  "a sound in WebP's container": ["kind", () => Buffer.from("RIFF\u0024\0\0\0WAVEfmt ", "latin1")],
  "a script that begins like a GIF": ["damaged", () => Buffer.from("GIF89a/*\0\0*/=1;alert(1)//")],
  "the first bytes of a PNG": ["kind", () => Buffer.from("\u0089PNG", "latin1")],
  "a PNG that ends after its head": ["damaged", () => Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")],
  nothing: ["kind", () => Buffer.alloc(0)],
  "a TIFF": ["kind", () => quarters().tiff().toBuffer()],
  "a HEIC": ["heic", () => box("ftyp", "heic\0\0\0\0mif1heic")],
  "a JPEG that was cut off": [
    "damaged",
    async () => (await quarters().jpeg({ quality: 100 }).toBuffer()).subarray(0, 3_000),
  ],
  "a picture that is too small": ["small", () => quarters({ width: 180, height: 240 }).png().toBuffer()],
};
