import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { niches } from "@kindling/domain/contract";
import { readOverrides, textProblems } from "@kindling/site/build";
import { brands } from "@kindling/tokens";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

import { readShells, shellNames } from "./lib/shells.ts";

const apps = resolve(import.meta.dirname, "../apps");
const read = (...path: string[]) => readFileSync(join(apps, ...path), "utf8");
const built = ["dist", "node_modules", ".turbo"];

const sites = new Map((await readShells(shellNames(), 3000)).map(({ site }) => [site.key as string, site]));

/** Kinds of syntax that say something and do nothing. */
const settings = new Set([
  "ArrayExpression",
  "ExportNamedDeclaration",
  "Identifier",
  "ImportDeclaration",
  "ImportSpecifier",
  "Literal",
  "ObjectExpression",
  "Program",
  "Property",
  "SpreadElement",
  "VariableDeclaration",
  "VariableDeclarator",
]);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** Every piece of syntax in a file. */
const nodesOf = (node: Node): Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesOf)];

/** What a settings file does beside saying its settings. */
function codeIn(name: string, source: string): string[] {
  const program = parseSync(name, source).program as unknown as Node;
  const [call, ...calls] = nodesOf(program).filter(({ type }) => type === "CallExpression");
  const odd = nodesOf(program).filter((node) => node !== call && !settings.has(node.type));
  const imports = nodesOf(program).filter(({ type }) => type === "ImportDeclaration");
  return [
    ...odd.map(({ type }) => type),
    ...calls.map(() => "a second call"),
    ...((call?.["callee"] as { name?: string } | undefined)?.name === "defineSite" ? [] : ["another call"]),
    ...imports.flatMap(({ source: from }) =>
      (from as { value: string }).value === "@kindling/site/config" ? [] : ["another import"],
    ),
  ];
}

it("BRAND-01 SET-04 shells, niches and brands are one list", () => {
  expect(shellNames().toSorted()).toEqual([...niches].toSorted());
  expect(brands).toEqual(niches);
});

describe.each(niches)("BRAND-01 SET-04 the shell %s differs in settings, theme and locale set only", (key) => {
  const site = sites.get(key)!;

  it("has the files of every shell, and texts of its own for each of its locales or for none", () => {
    const files = globSync("**/*", {
      cwd: join(apps, key),
      withFileTypes: true,
      exclude: (entry) => built.includes(entry.name),
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(apps, key).length + 1));
    const own = existsSync(join(apps, key, "locales")) ? site.locales.map((code) => `locales/${code}.json`) : [];
    const same = [
      "assets/favicon.svg",
      "assets/icon.svg",
      "package.json",
      "site.config.ts",
      "theme.css",
      "tsconfig.json",
    ];
    expect(files.toSorted()).toEqual([...same, ...own].toSorted());
  });

  it("is named by its niche, and packed as all are", () => {
    expect(site.key).toBe(key);
    const pack = (name: string) => ({ ...(JSON.parse(read(name, "package.json")) as object), name, description: "" });
    expect(JSON.parse(read(key, "package.json"))).toMatchObject({ name: `@kindling/${key}` });
    expect({ ...pack(key), name: "" }).toEqual({ ...pack("general"), name: "" });
    expect(read(key, "tsconfig.json")).toBe(read("general", "tsconfig.json"));
    expect(read(key, "theme.css")).toBe(read("general", "theme.css").replaceAll("general", key));
  });

  it("says its settings and does nothing", () => {
    expect(codeIn("site.config.ts", read(key, "site.config.ts"))).toEqual([]);
  });

  it("draws icons of one size, without script", () => {
    for (const name of ["favicon.svg", "icon.svg"]) {
      const icon = read(key, "assets", name);
      expect(icon).toContain('viewBox="0 0 32 32" width="32" height="32"');
      expect(icon).not.toMatch(/<(?!\/?(svg|g|rect|path|circle)\b)|href|\bon\w+=/);
    }
  });

  it("overrides texts that pages show, the same ones in each locale", () => {
    const idsOf = (code: string) => Object.keys(readOverrides(join(apps, key), code));
    for (const code of site.locales) {
      expect(textProblems(join(apps, key), code)).toEqual([]);
      expect(idsOf(code)).toEqual(idsOf(site.locales[0]!));
    }
  });
});

it.each([
  'import { defineSite } from "@kindling/site/config";\nexport const site = defineSite({ name: process.env.NAME });',
  'import { defineSite } from "@kindling/site/config";\nexport const site = defineSite({ name: (() => "x")() });',
  'import { defineSite } from "@kindling/site/config";\nif (Date.now()) console.log();\nexport const site = defineSite({});',
  'import { defineSite } from "./own.ts";\nexport const site = defineSite({});',
  "export const site = eval({});",
])("BRAND-01 code in a shell is seen: %s", (source) => {
  expect(codeIn("site.config.ts", source)).not.toEqual([]);
});

it("SET-04 no two sites share a name, a host, a sender or a set of locales", () => {
  const all = [...sites.values()];
  for (const said of [
    all.map(({ settings: { name } }) => name),
    all.map(({ settings: { support_email } }) => support_email),
    all.map(({ company: { name } }) => name),
    all.flatMap(({ hosts }) => hosts),
    all.map(({ locales }) => locales.join()),
  ])
    expect(new Set(said).size).toBe(said.length);
});
