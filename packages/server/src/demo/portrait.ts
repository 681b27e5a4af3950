import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Avatar, Style } from "@dicebear/core";
import sharp from "sharp";
import { looksOf } from "./looks.ts";
import { draw, seededRandom } from "./random.ts";

/** Pixels of a portrait, 4:5, and how wide its copies are: in lists, and in the match pop-up. */
export const portraitSize = { width: 800, height: 1000 };
const copyWidths: Readonly<Record<string, number>> = { thumb: 400, match: 240 };

const expressions = ["smile", "smile", "calm", "cheeky", "cute", "eyesClosed", "lovingGrin1"];

/** Backdrops of the general brand: from, to, and what glows in them. */
const backdrops = [
  ["#ffd9c7", "#ff9e8a", "#fff1e6"],
  ["#cfe3ff", "#8fb4f2", "#f2f7ff"],
  ["#ffe3ad", "#f7b35c", "#fff8e3"],
  ["#d6f0dc", "#86c9a0", "#f1fff4"],
  ["#e6dcff", "#a993e6", "#f8f4ff"],
  ["#ffd3e0", "#ee87a8", "#fff0f5"],
  ["#c9eef0", "#6fbcc6", "#effdff"],
  ["#dfe3ee", "#97a3c2", "#f7f9ff"],
] as const;

type Gender = Parameters<typeof looksOf>[0];

/** How the names of portraits begin, and of no other picture. */
export const portraitPrefix = "demo-";

/** What a portrait's name says: whose it is, which of theirs, and which copy. */
const namePattern = /^demo-(female|male)-(\d{2})-(\d{1,6})-(\d)-[0-9a-f]{32}(?:-(thumb|match))?\.webp$/;

/** Names of a portrait's files: the drawing follows from the name alone, and nobody can guess it. */
export const portraitNames = (gender: Gender, age: number, person: number, index: number) => {
  const name = `${portraitPrefix}${gender}-${age}-${person}-${index}-${randomBytes(16).toString("hex")}`;
  return { filename: `${name}.webp`, thumbFilename: `${name}-thumb.webp`, matchFilename: `${name}-match.webp` };
};

const require = createRequire(import.meta.url);
let style: Style<never> | undefined;
const openPeeps = () =>
  (style ??= new Style(JSON.parse(readFileSync(require.resolve("@dicebear/styles/open-peeps.json"), "utf8")) as never));

function backdropOf(person: number, index: number) {
  return backdrops[(person * 5 + index * 3) % backdrops.length]!;
}

/** A few bytes that stand for a portrait until it is there. */
export function portraitPlaceholder(person: number, index: number): string {
  const [from, to] = backdropOf(person, index);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 5'><linearGradient id='g' x2='0' y2='1'><stop stop-color='${from}'/><stop offset='1' stop-color='${to}'/></linearGradient><path fill='url(#g)' d='M0 0h4v5H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function drawPerson(gender: Gender, age: number, person: number, index: number): string {
  const { head, tint, skin, beard, glasses } = looksOf(gender, age, person);
  // The same person in each of their pictures; face, light and crop change.
  const options = {
    headVariant: [head],
    skinColor: [skin],
    headContrastColor: [tint],
    facialHairVariant: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    accessoriesVariant: glasses ? [glasses] : [],
    accessoriesProbability: glasses ? 100 : 0,
    maskProbability: 0,
  };
  const mood = draw(seededRandom(person * 31 + index));
  const face = {
    expressionVariant: [mood.one(expressions)],
    clothingColor: [mood.one(["#8fa7df", "#ffcf77", "#e279c7", "#e78276", "#9ddadb", "#5b6fb5", "#f4f1ea"])],
  };
  return new Avatar(openPeeps(), { seed: `${person}`, ...options, ...face } as never).toString();
}

/**
 * Draws a portrait: a made-up person on a backdrop, with its own crop, tilt and light. `undefined` where the name is
 * not a portrait's.
 */
export async function drawPortrait(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts = namePattern.exec(name);
  if (!parts) return undefined;
  const [, gender, age, person, index, copy] = parts;
  const [who, which] = [Number(person), Number(index)];
  const [from, to, glow] = backdropOf(who, which);
  const { width, height } = portraitSize;
  const pose = draw(seededRandom(who * 97 + which));
  const size = 830 + pose.below(130);
  const left = (width - size) / 2 - 30 + pose.below(40);
  const tilt = pose.below(9) - 4;
  const flip = pose.below(2) === 0 ? `translate(${width} 0) scale(-1 1)` : "";
  const picture = Buffer.from(drawPerson(gender as Gender, Number(age), who, which)).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
      <radialGradient id="glow"><stop stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <circle cx="${120 + pose.below(560)}" cy="${120 + pose.below(240)}" r="${300 + pose.below(160)}" fill="url(#glow)"/>
    <path d="M0 ${720 + pose.below(120)}q200-${60 + pose.below(90)} 400 0t400-${20 + pose.below(60)}V1000H0z" fill="${to}" opacity=".55"/>
    <g transform="${flip} rotate(${tilt} ${width / 2} ${height})">
      <image href="data:image/svg+xml;base64,${picture}" x="${left}" y="${height - size + 40}" width="${size}" height="${size}"/>
    </g>
  </svg>`;
  const image = sharp(Buffer.from(svg));
  const output = await (copy ? image.resize(copyWidths[copy]!) : image).webp({ quality: 82 }).toBuffer();
  return new Uint8Array(output);
}
