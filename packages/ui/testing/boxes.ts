/** An element of a picture: where it is, how large, and in which colours. */
export interface Part {
  /** Of how many other parts it is a part. */
  depth: number;
  name: string;
  box: Box;
  /** Its colours, in the first theme and after a bar in the second. */
  colours: string;
  /** What it says. A baseline does not hold it. */
  words?: string;
}

export interface Box {
  width: number;
  height: number;
  x: number;
  y: number;
}

/** The pictures of a stories file: their parts by heading, which is a story and the size of its window. */
export type Pictures = ReadonlyMap<string, readonly Part[]>;

export const headingOf = (story: string, { width, height }: Pick<Box, "width" | "height">): string =>
  `${story} · ${width} × ${height}`;

export const storyOf = (heading: string): string => heading.slice(0, heading.lastIndexOf(" · "));

export const write = (pictures: Pictures): string =>
  [...pictures].map(([heading, parts]) => [`# ${heading}`, ...parts.map(toLine), ""].join("\n")).join("\n");

const toLine = ({ depth, name, box: { width, height, x, y }, colours }: Part): string =>
  `${"  ".repeat(depth)}${name} ${width}×${height} at ${x},${y} ${colours}`.trimEnd();

const line = /^( *)(\S+) (\d+)×(\d+) at (-?\d+),(-?\d+)(?: (.*))?$/;

export function read(text: string): Pictures {
  const pictures = new Map<string, Part[]>();
  let parts: Part[] = [];
  for (const words of text.split("\n")) {
    if (words.startsWith("# ")) pictures.set(words.slice(2), (parts = []));
    const found = line.exec(words);
    if (!found) continue;
    const [indent = "", name = "", ...rest] = found.slice(1);
    const [width = 0, height = 0, x = 0, y = 0] = rest.slice(0, 4).map(Number);
    parts.push({ depth: indent.length / 2, name, box: { width, height, x, y }, colours: rest[4] ?? "" });
  }
  return pictures;
}

/** How far a number may be off where another machine rounds otherwise: pixels of a box, steps of a colour. */
const slack = 1;

/** As many differences as somebody reads: one that is wider moves all that stands below it. */
const most = 10;

/** What differs between two pictures, in words; what came, went or changed before what only moved. */
export function differences(before: readonly Part[], now: readonly Part[]): string[] {
  const { pairs, gone, come } = align(before, now);
  const changed = pairs.filter(([one, other]) => !isNear(sizeOf(one), sizeOf(other)));
  const recoloured = pairs.filter(([one, other]) => !areAlike(one.colours, other.colours));
  const moved = pairs.filter((pair) => !changed.includes(pair) && !isNear(placeOf(pair[0]), placeOf(pair[1])));
  const all = [
    ...gone.map((part) => `gone: ${nameOf(part)}, ${inWords(part.box)}`),
    ...come.map((part) => `new: ${nameOf(part)}, ${inWords(part.box)}`),
    ...changed.map(([one, other]) => `${nameOf(other)}: ${inWords(one.box)} → ${inWords(other.box)}`),
    ...recoloured.map(([one, other]) => `${nameOf(other)}: ${one.colours || "plain"} → ${other.colours || "plain"}`),
    ...moved.map(([one, other]) => `${nameOf(other)}: ${inWords(one.box)} → ${inWords(other.box)}`),
  ];
  return all.length > most ? [...all.slice(0, most), `and ${all.length - most} more`] : all;
}

const inWords = ({ width, height, x, y }: Box): string => `${width} × ${height} at ${x}, ${y}`;
const nameOf = ({ name, words }: Part): string => (words ? `${name} “${words}”` : name);

const sizeOf = ({ box: { width, height } }: Part) => [width, height];
const placeOf = ({ box: { x, y } }: Part) => [x, y];
const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => Math.abs(value - other[at]!) <= slack);

const hex = /#([\da-f]+)/g;
const channelsOf = (colours: string): number[] =>
  [...colours.matchAll(hex)].flatMap(([, digits]) => digits!.match(/../g)!.map((two) => Number.parseInt(two, 16)));

const areAlike = (one: string, other: string): boolean =>
  one === other || (one.replace(hex, "#") === other.replace(hex, "#") && isNear(channelsOf(one), channelsOf(other)));

/** Pairs the parts of two pictures in their order, as many as can be; the others came or went. */
function align(before: readonly Part[], now: readonly Part[]) {
  const isSame = (at: number, to: number) => before[at]!.name === now[to]!.name && before[at]!.depth === now[to]!.depth;
  // The longest run that both have in common, from each pair of places to the end.
  const common = Array.from({ length: before.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = now.length - 1; to >= 0; to--)
      common[at]![to] = isSame(at, to)
        ? common[at + 1]![to + 1]! + 1
        : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
  const pairs: [Part, Part][] = [];
  const gone: Part[] = [];
  const come: Part[] = [];
  let [at, to] = [0, 0];
  while (at < before.length || to < now.length)
    if (at < before.length && to < now.length && isSame(at, to)) pairs.push([before[at++]!, now[to++]!]);
    else if (to === now.length || (at < before.length && common[at + 1]![to]! >= common[at]![to + 1]!))
      gone.push(before[at++]!);
    else come.push(now[to++]!);
  return { pairs, gone, come };
}
