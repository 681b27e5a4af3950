import sharp from "sharp";
import type { PhotoScorer } from "./photo-scorer.ts";

const edge = 64;
/** The share of a picture from which on it is held. */
const tooMuch = 0.85;

/** A picture of less contrast shows nothing. */
const flat = 16;

/** Whether a colour may be skin in daylight. */
const isSkin = (r: number, g: number, b: number): boolean =>
  r > 95 && g > 40 && b > 20 && Math.max(r, g, b) - Math.min(r, g, b) > 15 && r - g > 15 && r > b;

/**
 * The demo's scorer: how much of a picture has the colours of skin. It knows nothing of shapes and errs on many kinds of
 * skin and of sand; a site that has members gives the server a scorer that looks.
 */
export const demoScorer: PhotoScorer = {
  name: "demo-1",
  async score(photo) {
    const data = await sharp(photo).resize({ width: edge, height: edge, fit: "fill" }).removeAlpha().raw().toBuffer();
    const pixels = edge * edge;
    let [skin, darkest, lightest] = [0, 255, 0];
    for (let at = 0; at < pixels * 3; at += 3) {
      const red = data[at]!;
      if (isSkin(red, data[at + 1]!, data[at + 2]!)) skin += 1;
      darkest = Math.min(darkest, red);
      lightest = Math.max(lightest, red);
    }
    const score = lightest - darkest < flat ? 0 : skin / pixels;
    return { score, hold: score >= tooMuch ? "explicit" : null };
  },
};
