// Writes the markup of the icons that lists repeat by the hundred (docs/decisions/0013-constant-glyphs.md).
// Run after a change here or of lucide-react: node packages/ui/scripts/make-glyphs.mjs
import { writeFile } from "node:fs/promises";

const interests = {
  adventure: "compass",
  "anal-sex": "moon",
  animals: "paw-print",
  art: "palette",
  astrology: "orbit",
  barbecue: "flame-kindling",
  beach: "tree-palm",
  beer: "beer",
  biking: "bike",
  bondage: "link",
  coffee: "coffee",
  cooking: "cooking-pot",
  dancing: "disc-3",
  "exchanging-pictures": "images",
  fashion: "shirt",
  foodie: "utensils",
  gardening: "sprout",
  gym: "dumbbell",
  hiking: "mountain",
  hugging: "heart-handshake",
  kissing: "mouth",
  lingerie: "ribbon",
  massages: "hand-heart",
  masturbating: "user-round",
  movies: "clapperboard",
  music: "eighth-notes",
  "one-night-stand": "moon-star",
  "oral-sex": "cherry",
  outdoors: "tent-tree",
  party: "party-popper",
  photography: "camera",
  politics: "landmark",
  "public-sex": "binoculars",
  reading: "book-open",
  relationship: "heart",
  sadomasochism: "venetian-mask",
  "safe-sex": "shield-check",
  sex: "flame",
  "sex-toys": "wand-sparkles",
  shopping: "shopping-bag",
  sports: "volleyball",
  sushi: "fish",
  tattoos: "pen-tool",
  tea: "leaf",
  theater: "drama",
  threesome: "users-round",
  travelling: "plane",
  vegetarian: "carrot",
  "video-games": "gamepad-2",
  wine: "wine",
};

const marks = {
  heart: "heart",
  more: "ellipsis-vertical",
  fictional: "drama",
  pin: "map-pin",
  lock: "lock-keyhole",
};

const controls = {
  check: "check",
  close: "x",
  hide: "eye-off",
  open: "chevron-down",
  problem: "circle-exclamation-point",
  show: "eye",
};

const root = new URL("../", import.meta.url);
const quote = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

async function markupOf(icon) {
  const { __iconData: data } = await import(`lucide-react/icons/${icon}`);
  return data.node
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes)
        .filter(([name]) => name !== "key")
        .map(([name, value]) => ` ${name}="${quote(String(value))}"`);
      return `<${tag}${pairs.join("")}/>`;
    })
    .join("");
}

async function write(file, name, icons) {
  const entries = await Promise.all(
    Object.entries(icons).map(async ([id, icon]) => `  ${JSON.stringify(id)}: '${await markupOf(icon)}',`),
  );
  await writeFile(
    new URL(file, root),
    `// Made by scripts/make-glyphs.mjs from lucide (ISC licence); change it there.\nexport const ${name} = {\n${entries.join("\n")}\n} as const;\n`,
  );
}

/** All in one picture, one below the other: a page that shows some fetches it once (`interest-icons.css`). */
async function writeSprite(file, icons) {
  const drawn = await Promise.all(
    Object.values(icons).map(
      async (icon, index) => `<g transform="translate(0 ${24 * index})">${await markupOf(icon)}</g>`,
    ),
  );
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${24 * drawn.length}" width="24" height="${24 * drawn.length}"`;
  const stroke = `fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  const markup = drawn.join("\n").replaceAll("currentColor", "#000");
  await writeFile(
    new URL(file, root),
    `<!-- Made by scripts/make-glyphs.mjs from lucide (ISC licence); change it there. -->\n<svg ${head} ${stroke}>\n${markup}\n</svg>\n`,
  );
}

await writeSprite("src/members/interest-icons/interests.svg", interests);
await write("src/internal/mark-glyphs.ts", "markGlyphs", marks);
await write("src/internal/control-glyphs.ts", "controlGlyphs", controls);
