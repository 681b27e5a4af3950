import { expect, it } from "vitest";
import * as z from "zod";
import { type CallName, calls } from "../contract/index.ts";
import { schemas } from "./index.ts";

interface Node {
  readonly type?: string;
  readonly maxLength?: number;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Record<string, Node>;
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly maxItems?: number;
}

const endless = /[*+]|\{\d*,\}/;

/** The places in what a call takes that hold text or lists of any length. */
function unbounded(node: Node, path: string): string[] {
  const parts = [
    ...Object.entries(node.properties ?? {}).flatMap(([name, part]) => unbounded(part, `${path}.${name}`)),
    ...(typeof node.additionalProperties === "object" ? unbounded(node.additionalProperties, `${path}.*`) : []),
    ...(node.items ? unbounded(node.items, `${path}[]`) : []),
    ...(node.anyOf ?? []).flatMap((part) => unbounded(part, path)),
  ];
  const free =
    (node.type === "string" &&
      node.maxLength === undefined &&
      !node.enum &&
      node.const === undefined &&
      node.format !== "uuid" &&
      (node.pattern === undefined || endless.test(node.pattern))) ||
    (node.type === "array" && node.maxItems === undefined);
  return free ? [path, ...parts] : parts;
}

it.each(Object.keys(calls) as CallName[])("F-020 F-021 everything that %s takes has its length", (name) => {
  for (const part of ["query", "body"] as const) {
    const node = z.toJSONSchema(schemas[name][part], { io: "input", unrepresentable: "any" }) as Node;
    expect(unbounded(node, part)).toEqual([]);
  }
});
