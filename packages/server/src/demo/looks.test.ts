import sharp from "sharp";
import { expect, it } from "vitest";
import { testSite } from "../testing/site.ts";
import { demoPeople } from "./people.ts";
import { drawPortrait, portraitNames } from "./portrait.ts";

const colours = {
  brown: [0x4a312c, 0x724133, 0x5d3a2b],
  blond: [0xd6b370, 0xecdcbf, 0xc99b52],
  red: [0xc93305, 0xa9441c],
  grey: [0xe8e1e1, 0xcfcaca],
};

const near = (a: number, b: number) => Math.abs(a - b) < 10;

/** Shares of a portrait in the colours of hair, and in the ink's black. */
async function sharesOf(file: string) {
  const { data, info } = await sharp(await drawPortrait(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares = { black: 0, brown: 0, blond: 0, red: 0, grey: 0 };
  const share = 1 / (info.width * info.height);
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (Math.max(r, g, b) < 12) shares.black += share;
    for (const [name, tints] of Object.entries(colours))
      if (tints.some((tint) => near(r, tint >> 16) && near(g, (tint >> 8) & 255) && near(b, tint & 255)))
        shares[name as keyof typeof colours] += share;
  }
  return shares;
}

/** The share of a picture that hair of a colour takes at least: lines are black anyway. */
const least = { black: 0.06, brown: 0.01, blond: 0.01, red: 0.01, grey: 0.01 } as const;

it.each(["black", "brown", "blond", "red", "grey"] as const)(
  "F-065 hair that a profile calls %s is drawn so",
  async (hair) => {
    const people = demoPeople({ ...testSite, key: "general" }, 300).filter(({ hairColor }) => hairColor === hair);
    expect(people.length).toBeGreaterThan(3);
    for (const { gender, age, number, name } of people.slice(0, 3)) {
      const shares = await sharesOf(portraitNames(gender, age, number, 0).thumbFilename);
      expect.soft(shares[hair], name).toBeGreaterThan(least[hair]);
    }
  },
);

it("F-065 nobody else has red hair", async () => {
  const others = demoPeople({ ...testSite, key: "general" }, 300).filter(({ hairColor }) => hairColor !== "red");
  for (const { gender, age, number, name } of others.slice(0, 8))
    expect.soft((await sharesOf(portraitNames(gender, age, number, 0).thumbFilename)).red, name).toBeLessThan(0.02);
});
