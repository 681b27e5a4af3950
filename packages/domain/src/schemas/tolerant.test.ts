import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type CallName, calls, knownValues, readKinds, unknown } from "../contract/index.ts";
import { readBySchema, schemas } from "./index.ts";

interface Node {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

type Path = readonly (string | number)[];

/** An answer, and the places in it that hold one of the values that this version knows. */
interface Sample {
  readonly value: unknown;
  readonly places: readonly Path[];
}

const patterns: readonly [string, string][] = [
  ["^[1-9]", "7"],
  ["^\\d{1,15}_", "1_1"],
  ["^[A-Z]{2}-", "NL-UT"],
  ["^[A-Z]{2}$", "NL"],
  ["^[A-Z]{3}$", "EUR"],
  ["^data:image", "data:image/webp;base64,"],
];

function textOf({ pattern = "", format, minLength = 0 }: Node): string {
  if (format === "uuid") return "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  if (format === "date-time") return "2026-03-01T12:00:00.000Z";
  if (format === "email") return "ada@example.com";
  if (pattern.includes("\\d{4}-\\d{2}-\\d{2}$")) return "1994-04-12";
  const [, text] = patterns.find(([start]) => pattern.startsWith(start)) ?? [];
  return text ?? "x".repeat(Math.max(minLength, 1));
}

const at = (key: string | number, { value, places }: Sample): Sample => ({
  value,
  places: places.map((place) => [key, ...place]),
});

/** Every answer that a schema allows, one a kind: lists have each kind of their items, unions are taken one by one. */
function samplesOf(node: Node): readonly Sample[] {
  const options = (node.anyOf ?? node.oneOf)?.filter((option) => !isUnknown(option));
  if (options) return options.flatMap(samplesOf);
  const known = node.enum?.filter((value) => value !== unknown);
  if (known) return [{ value: known[0], places: node.enum!.includes(unknown) ? [[]] : [] }];
  if (node.const !== undefined) return [{ value: node.const, places: [] }];
  if (node.type === "object") return [objectOf(node)];
  if (node.type === "array") {
    const items = samplesOf(node.items ?? {}).map((item, index) => at(index, item));
    return [{ value: items.map(({ value }) => value), places: items.flatMap(({ places }) => places) }];
  }
  if (node.type === "integer" || node.type === "number") return [{ value: Math.max(node.minimum ?? 0, 0), places: [] }];
  if (node.type === "boolean") return [{ value: true, places: [] }];
  if (node.type === "null") return [];
  return [{ value: textOf(node), places: [] }];
}

/** The member of a union that stands for what is not known; it is no answer of this version. */
const isUnknown = (node: Node): boolean =>
  Object.values(node.properties ?? {}).some((property) => property.const === unknown);

/** An object with each of its fields; what tells its kind in a union is a place, too. */
function objectOf({ properties = {} }: Node): Sample {
  const fields = Object.entries(properties).map(([name, node]) => {
    const [first] = samplesOf(node);
    const tells = node.const !== undefined && ["kind", "reason"].includes(name);
    const sample = first ?? { value: null, places: [] };
    return [name, at(name, tells ? { ...sample, places: [[]] } : sample)] as const;
  });
  return {
    value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    places: fields.flatMap(([, { places }]) => places),
  };
}

/** The answer with something else at one place. */
function withAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withAt(item, rest, replacement) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withAt(object[key], rest, replacement) };
}

const read = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : read((value as Record<string, unknown>)[key], rest);

const answerOf = (name: CallName) =>
  samplesOf(z.toJSONSchema(schemas[name].answer, { io: "output", unrepresentable: "any" }) as Node);

const cases = (Object.keys(calls) as CallName[]).flatMap((name) =>
  answerOf(name).flatMap((sample) => sample.places.map((place) => ({ name, place, where: place.join("."), sample }))),
);

/** A word that no list of this version has. */
const tomorrow = fc
  .stringMatching(/^[a-z][a-z_]{2,12}$/)
  .filter((word) => word !== unknown && !Object.values(knownValues).some((list) => list.includes(word)));

describe("BEYOND-37 an answer of tomorrow", () => {
  it("is tried at every kind, state and reason of the contract", () => {
    expect(cases.length).toBeGreaterThan(100);
    const fields = new Set(cases.map(({ place }) => place.findLast((key) => typeof key === "string")));
    expect(fields).toEqual(new Set(Object.keys(knownValues)));
  });

  it.each(cases)("loses nothing of $name but $where", ({ name, place, sample }) => {
    // The whole answer is read as it is, so that what follows is the new value's doing.
    expect(readBySchema({ name }, sample.value)).toEqual(sample.value);
    fc.assert(
      fc.property(tomorrow, (word) => {
        const answer = withAt(sample.value, place, word);
        const item = place.slice(0, -1);
        for (const readAnswer of [
          (value: unknown) => readBySchema({ name }, value),
          (value: unknown) => readKinds(value),
        ]) {
          const given = readAnswer(answer);
          expect(read(given, place)).toBe(unknown);
          // Beside the item whose kind is new, everything is as it was.
          const mended = withAt(given, item, read(sample.value, item));
          expect(mended).toEqual(sample.value);
        }
      }),
      { numRuns: 5 },
    );
  });

  it.each(Object.keys(calls) as CallName[])("may have fields that %s does not know", (name) => {
    for (const { value } of answerOf(name)) {
      const answer = { ...(value as object), tomorrow: { kind: "new" } };
      expect(readBySchema({ name }, answer)).toEqual(value);
      expect(readKinds(answer)).toMatchObject(value as object);
    }
  });
});
