import { parse } from "culori";
import { z } from "zod";
import { core, type Group, isGroup, namesIn } from "./core.ts";
import { stepNames } from "./derive.ts";
import { nearestWord } from "./nearest-word.ts";

const size = /^-?(?:\d+|\d*\.\d+)(?:px|rem|em|ch)$/;
const isNumber = (value: unknown, least: number, most: number) =>
  typeof value === "number" && value >= least && value <= most;
const isColour = (value: unknown) => typeof value === "string" && parse(value) !== undefined;
const isSize = (value: unknown) => typeof value === "string" && (value === "0" || size.test(value));

const layer = ["color", "offsetX", "offsetY", "blur", "spread"];
const isLayer = (value: unknown) =>
  isGroup(value) &&
  Object.keys(value).length === layer.length &&
  layer.every((name) => (name === "color" ? isColour(value[name]) : isSize(value[name])));

/** What a value of each type may be, and how to say it. */
const types: Record<string, { expected: string; fits: (value: unknown) => boolean }> = {
  color: { expected: 'a CSS colour, such as "#fc344b"', fits: isColour },
  number: { expected: "a number from 0 up, such as 0.13", fits: (value) => isNumber(value, 0, Infinity) },
  dimension: { expected: 'a size in px, rem, em or ch, such as "12px"', fits: isSize },
  duration: {
    expected: 'a time, such as "120ms"',
    fits: (value) => typeof value === "string" && /^\d+(?:\.\d+)?m?s$/.test(value),
  },
  fontWeight: { expected: "a weight from 1 to 1000, such as 650", fits: (value) => isNumber(value, 1, 1000) },
  fontFamily: {
    expected: 'a family and its kind, such as ["Figtree", "sans-serif"]',
    fits: (value) =>
      Array.isArray(value) &&
      value.length === 2 &&
      typeof value[0] === "string" &&
      (value[1] === "sans-serif" || value[1] === "serif"),
  },
  cubicBezier: {
    expected: "four numbers, the first and the third from 0 to 1, such as [0.2, 0, 0, 1]",
    fits: (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every((each, at) => (at % 2 ? isNumber(each, -Infinity, Infinity) : isNumber(each, 0, 1))),
  },
  shadow: {
    expected: `a list of layers, each with ${layer.join(", ")}`,
    fits: (value) => Array.isArray(value) && value.every(isLayer),
  },
};

const knownTypes = new Map<string, string>();
const description = z.string().optional();

function tokenSchema(type: string) {
  const { expected, fits } = types[type]!;
  const value = z.unknown().superRefine((given, { addIssue }) => {
    const reference = typeof given === "string" ? given.match(/^\{(.+)\}$/)?.[1] : undefined;
    if (reference === undefined) {
      if (!fits(given)) addIssue(`${JSON.stringify(given) ?? "nothing"} is given, expected ${expected}`);
    } else if (!knownTypes.has(reference)) {
      addIssue(`there is no ${reference}${hint(reference, [...knownTypes.keys()])}`);
    } else if (knownTypes.get(reference) !== type) {
      addIssue(`${reference} is a ${knownTypes.get(reference)}, expected ${expected}`);
    }
  });
  return z.strictObject({ $value: value, $description: description });
}

/** Whatever the base has, a brand may have, and nothing else: the base is its schema. */
function groupSchema(group: Group, path: string, inherited = ""): z.ZodType {
  const type = typeof group["$type"] === "string" ? group["$type"] : inherited;
  if ("$value" in group) {
    knownTypes.set(path, type);
    return tokenSchema(type).optional();
  }
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const tokens = namesIn(group).map((name) => [name, groupSchema(group[name] as Group, at(name), type)] as const);
  const steps = path.endsWith(".steps")
    ? stepNames.map((name) => [name, groupSchema({ $value: "" }, at(name), type)] as const)
    : [];
  return z
    .strictObject({ $schema: description, $description: description, ...Object.fromEntries([...tokens, ...steps]) })
    .optional();
}

const schema = groupSchema(core, "");

const hint = (written: string, known: readonly string[]) => {
  const nearest = nearestWord(written, known);
  return nearest === undefined ? "" : `; do you mean ${nearest}?`;
};

/** The names that a brand's file may have at a path. */
function namesAt(path: readonly string[]): string[] {
  const before = path.length === 0 ? "" : `${path.join(".")}.`;
  const below = [...knownTypes.keys()].filter((known) => known.startsWith(before));
  const names = new Set(below.map((known) => known.slice(before.length).split(".")[0]!));
  return names.size > 0 ? [...names] : ["$value", "$description"];
}

/** Every fault in the form of a brand's file, by the path of the key. */
export function faultsOf(file: unknown): string[] {
  const { error } = schema.safeParse(isGroup(file) ? file : null);
  return (error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => `${[...path, key].join(".")}: unknown${hint(key, namesAt(path))}`);
    const at = path.filter((name) => name !== "$value").join(".") || "The file";
    return [`${at}: ${issue.code === "invalid_type" ? 'expected an object, such as { "$value": … }' : issue.message}`];
  });
}
