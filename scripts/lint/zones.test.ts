import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isTest, zoneOf } from "./places.ts";
import { rooms, zones } from "./table.ts";

const workspace = resolve(import.meta.dirname, "../..");

/** A file that is planted into a copy of the workspace's bare frame. */
interface Plant {
  readonly title: string;
  readonly file: string;
  readonly content: string;
  /** The rule that must find it. @default none */
  readonly rule?: string;
}

/** Where a zone's file would be. */
const fileIn = (root: string, zone: string, name: string): string =>
  zone.endsWith(".ts") ? `${root}/${zone}` : `${root}/${zone.replace("*", "one")}/${name}.ts`;

/** A specifier that leads from one file to another. */
function pathTo(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

const taking = (...specifiers: readonly string[]): string =>
  specifiers.map((specifier) => `export type * from "${specifier}";\n`).join("");

const linesOf = (root: string): string[][] => zones[root]!.map((line) => line.split(", "));

/** Each zone with one that it may not use: one of a line above, or another of its own line. */
const wrongWays: Plant[] = Object.keys(zones).flatMap((root) =>
  linesOf(root).flatMap((line, height) =>
    line.flatMap((zone) => {
      const above = linesOf(root)[height - 1]?.[0] ?? line.find((other) => other !== zone);
      if (above === undefined) return [];
      const file = fileIn(root, zone, "wrong");
      const content = taking(pathTo(file, fileIn(root, above, "target")));
      return [{ title: `${zone} may not use ${above} (${root})`, file, content, rule: "kindling(zones)" }];
    }),
  ),
);

const neighbours: Plant = {
  title: "areas do not use each other",
  file: "packages/site/src/areas/two/wrong.ts",
  content: taking("../one/right.ts"),
  rule: "kindling(zones)",
};

/** Each zone with all that it may use. */
const rightWays: Plant[] = Object.keys(zones).flatMap((root) =>
  linesOf(root).flatMap((line, height) =>
    line
      .filter((zone) => !zone.endsWith(".ts"))
      .map((zone) => {
        const file = fileIn(root, zone, "right");
        const below = linesOf(root)
          .slice(height + 1)
          .flat();
        const content = taking(...below.map((other) => pathTo(file, fileIn(root, other, "target"))));
        return { title: `${zone} may use what is below it (${root})`, file, content };
      }),
  ),
);

const folderOf = (at: string): string => at.replace("*", "one");

const wrongRooms: Plant[] = rooms.flatMap((room) => {
  const named = rooms.filter(({ entry }) => entry === "name");
  const other = named.find(({ name }) => name !== room.name && !room.uses.includes(name))!;
  const file = `${folderOf(room.at)}/wrong-room.ts`;
  const content = taking(`@kindling/${other.name}`);
  return [{ title: `${room.name} may not use ${other.name}`, file, content, rule: "kindling(rooms)" }];
});

const rightRooms: Plant[] = rooms.map((room) => {
  const used = rooms.filter(({ name, entry }) => entry === "name" && room.uses.includes(name));
  const content = taking(...used.map(({ name }) => `@kindling/${name}/part`));
  return { title: `${room.name} may use ${room.uses.join(", ")}`, file: `${folderOf(room.at)}/right-room.ts`, content };
});

const others: Plant[] = [
  ...["use-call-view.tsx", "screen.tsx"].map((name) => ({
    title: `${name} reads no call`,
    file: `packages/site/src/areas/two/${name}`,
    content: taking("@kindling/domain/react"),
    rule: "kindling(drawing)",
  })),
  {
    title: "a layout names no cache key",
    file: "packages/site/src/layouts/keyed.tsx",
    content: taking("swr"),
    rule: "kindling(drawing)",
  },
  {
    title: "a view takes who is logged in as data",
    file: "packages/site/src/areas/two/user-view.tsx",
    content: taking("../../shared/user/use-user.ts"),
    rule: "kindling(drawing)",
  },
  {
    title: "a model reads calls",
    file: "packages/site/src/areas/two/use-model.ts",
    content: taking("@kindling/domain/react", "swr", "../../shared/user/use-user.ts"),
  },
  {
    title: "a package is entered through its exports",
    file: "packages/site/src/app/by-path.ts",
    content: taking("../../../domain/src/rules/email.ts"),
    rule: "kindling(rooms)",
  },
  {
    title: "an import for its type in the middle of a type counts",
    file: "packages/site/src/shared/inline-type.ts",
    content: `export type App = import("../app/app.tsx").App;\n`,
    rule: "kindling(zones)",
  },
  {
    title: "a late import counts",
    file: "packages/site/src/shared/late.ts",
    content: `export const app = () => import("../app/app.tsx");\n`,
    rule: "kindling(zones)",
  },
  {
    title: "a circle of types is one",
    file: "packages/domain/src/rules/circle.ts",
    content: `import type { B } from "./circle-b.ts";\nexport type A = { b?: B };\n`,
    rule: "import(no-cycle)",
  },
  {
    title: "the other half of the circle",
    file: "packages/domain/src/rules/circle-b.ts",
    content: `import type { A } from "./circle.ts";\nexport type B = { a?: A };\n`,
    rule: "import(no-cycle)",
  },
  {
    title: "F-020 a pattern that backtracks",
    file: "packages/domain/src/rules/backtracking.ts",
    content: `export const blanks = /^(?:a|\\s)*\\s*b$/;\n`,
    rule: "regexp(no-super-linear-backtracking)",
  },
  {
    title: "F-020 a pattern that starts again at each character",
    file: "packages/domain/src/rules/moving.ts",
    content: `export const encodedBlanks = /(?:%20|\\s)+$/g;\n`,
    rule: "regexp(no-super-linear-move)",
  },
  {
    title: "F-030 a promise that nobody watches",
    file: "packages/domain/src/rules/floating.ts",
    content: `export function begin(work: () => Promise<void>) {\n  work();\n}\n`,
    rule: "typescript(no-floating-promises)",
  },
  {
    title: "F-030 a handler whose promise nobody watches",
    file: "packages/domain/src/rules/handler.ts",
    content: `export const listen = (on: (run: () => void) => void) => on(async () => {});\n`,
    rule: "typescript(no-misused-promises)",
  },
];

const waiting = (title: string, content: string, file = "packages/site/src/app/waiting.test.ts"): Plant => ({
  title,
  file: file.replace("waiting", title.replaceAll(" ", "-")),
  content,
  rule: "kindling(fixed-waits)",
});

const sleep = "export const sleep = () => new Promise((done) => setTimeout(done, 300));\n";

const waits: Plant[] = [
  waiting("a test that sleeps", sleep),
  waiting("a story that sleeps", sleep, "packages/ui/src/fields/waiting.stories.tsx"),
  waiting("a test that has a page wait", "export const wait = (page: any) => page.waitForTimeout(300);\n"),
  waiting(
    "a test that takes a timer",
    `import { setTimeout as wait } from "node:timers/promises";\nexport const nap = () => wait(300);\n`,
  ),
  { title: "a wait of the product", file: "packages/site/src/app/product-waits.ts", content: sleep },
];

const plants = [...wrongWays, neighbours, ...rightWays, ...wrongRooms, ...rightRooms, ...waits, ...others];

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

let found: Map<string, string[]>;

/** Runs the linter, as it is configured, over a frame of the workspace that holds nothing but what is planted. */
async function lint(folder: string): Promise<Report> {
  for (const part of [".oxlintrc.json", "tsconfig.base.json", "package.json", "scripts/lint"]) {
    cpSync(join(workspace, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(workspace, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "tsconfig.json"), `{ "extends": "./tsconfig.base.json", "include": ["packages"] }`);
  for (const { file, content } of plants) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const program = join(folder, "node_modules/.bin/oxlint");
  const folders = new Set(plants.map(({ file }) => file.split("/")[0]!));
  const options = { cwd: folder, maxBuffer: 2 ** 26, timeout: 100_000 };
  // It ends with 1, for what it finds.
  const { stdout } = await promisify(execFile)(program, ["-f", "json", ...folders], options).catch(
    (failure: { stdout: string }) => failure,
  );
  return JSON.parse(stdout) as Report;
}

describe("the linter", () => {
  const folder = mkdtempSync(join(tmpdir(), "kindling-lint-"));

  beforeAll(async () => {
    const { diagnostics } = await lint(folder);
    const byFile = Map.groupBy(diagnostics, ({ filename }) => relative(folder, resolve(folder, filename)));
    found = new Map([...byFile].map(([file, ofFile]) => [file, ofFile.map(({ code }) => code)]));
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  const bad = plants.filter(({ rule }) => rule !== undefined);
  it.each(bad)("finds: $title", ({ file, rule }) => {
    expect(found.get(file) ?? []).toContain(rule);
  });

  const good = plants.filter(({ rule }) => rule === undefined);
  it.each(good)("lets through: $title", ({ file }) => {
    expect((found.get(file) ?? []).filter((code) => code.startsWith("kindling"))).toEqual([]);
  });
});

it.each(Object.keys(zones))("every module of %s is in a zone", (root) => {
  const files = readdirSync(join(workspace, root), { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  expect(modules.filter((file) => !zoneOf(`${root}/${file}`))).toEqual([]);
});
