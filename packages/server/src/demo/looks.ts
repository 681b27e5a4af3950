import type { genders, hairColors } from "@kindling/domain/contract";
import { draw, seededRandom } from "./random.ts";

type Gender = (typeof genders)[number];
type HairColor = (typeof hairColors)[number];

/** How a made-up person is drawn: variants and colours of the style, and what that makes their hair. */
export interface DemoLooks {
  readonly hairColor: HairColor;
  readonly head: string;
  /** The colour of the hair, where the head has another one than the ink's. */
  readonly tint: string;
  readonly skin: string;
  readonly beard: string | undefined;
  readonly glasses: string | undefined;
}

/** The style draws most heads in black ink, and some in a colour. */
const inked: Readonly<Record<Gender, readonly string[]>> = {
  female: [
    "bangs2",
    "bun",
    "bun2",
    "buns",
    "long",
    "longAfro",
    "longBangs",
    "longCurly",
    "medium1",
    "medium2",
    "medium3",
    "mediumBangs",
    "mediumStraight",
    "bantuKnots",
    "cornrows2",
  ],
  male: [
    "afro",
    "dreads1",
    "flatTop",
    "pomp",
    "shaved1",
    "shaved2",
    "shaved3",
    "short1",
    "short2",
    "short3",
    "short5",
    "twists",
  ],
};
const tinted: Readonly<Record<Gender, readonly string[]>> = {
  female: ["bangs", "mediumBangs2", "grayBun", "grayMedium"],
  male: ["short4", "grayShort"],
};
const bald = ["noHair1", "noHair2"];

const tints: Partial<Readonly<Record<HairColor, readonly string[]>>> = {
  brown: ["#4a312c", "#724133", "#5d3a2b"],
  blond: ["#d6b370", "#ecdcbf", "#c99b52"],
  red: ["#c93305", "#a9441c"],
  grey: ["#e8e1e1", "#cfcaca"],
};

const skins = ["#ffdbb4", "#edb98a", "#d08b5b", "#ae5d29", "#694d3d"];
const beards = ["chin", "full", "full2", "full3", "goatee1", "moustache2", "moustache3"];
const glasses = ["glasses", "glasses2", "glasses3", "glasses4"];

/** From this age on hair is grey. */
const greyFrom = 55;

/** What the drawing of a person looks like: profile and portrait both ask here, so that they say the same. */
export function looksOf(gender: Gender, age: number, person: number): DemoLooks {
  const { one, below } = draw(seededRandom(person * 6007));
  const grown: readonly HairColor[] = ["black", "black", "brown", "brown", "blond", "red"];
  const isBald = gender === "male" && below(age >= greyFrom ? 4 : 12) === 0;
  const hairColor = isBald ? "bald" : age >= greyFrom ? "grey" : one(grown);
  const heads = isBald ? bald : hairColor === "black" ? inked[gender] : tinted[gender];
  const fair = hairColor === "blond" || hairColor === "red";
  // The style's beards are black.
  const mayHaveBeard = gender === "male" && (hairColor === "black" || isBald);
  return {
    hairColor,
    head: one(heads),
    tint: one(tints[hairColor] ?? ["#2c1b18"]),
    skin: one(fair ? skins.slice(0, 3) : skins),
    beard: mayHaveBeard && below(2) === 0 ? one(beards) : undefined,
    glasses: below(4) === 0 ? one(glasses) : undefined,
  };
}
