import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { importersOf, packageOf } from "./imports.ts";

/** What every test hangs on, by no import that it says: a change here means all of them. */
const everything = [
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.base\.json|turbo\.json)$/,
  /(^|\/)vitest\.config\.ts$/,
  /^\.storybook\//,
  /^tokens\//,
  /^packages\/ui\/src\/[^/]+\.css$/,
  /^packages\/ui\/testing\/(?!.*\.(test|stories)\.tsx?$)/,
  /^packages\/site\/testing\/(?!.*\.test\.tsx?$)/,
  /^packages\/server\/(migrations|src\/testing)\//,
  /^scripts\/(test\.mjs|lib\/(vitest|changed|imports)\.ts)$/,
];

const meansAll = (changed: readonly string[]) =>
  changed.find((file) => everything.some((pattern) => pattern.test(file)));

export interface Selection {
  /** The tests to run. */
  tests: string[];
  /** The file that means all of them. */
  because?: string;
  /** How many further story files show what changed in something else. */
  further: number;
}

/** As many story files as a minute holds: what everything is made of is in most of them. */
const storyLimit = 12;

/**
 * The tests that a change concerns: those that import it, by however many steps, and those that read the sources. Of
 * stories the nearest, since a verdict is to come while one works: `npm test` runs all.
 */
export function select(
  changed: readonly string[],
  tests: readonly string[],
  { importers, readers }: { importers: ReadonlyMap<string, ReadonlySet<string>>; readers: ReadonlySet<string> },
): Selection {
  const because = meansAll(changed);
  if (because) return { tests: [...tests], because, further: 0 };
  const steps = new Map(changed.map((file) => [file, 0]));
  for (const [file, step] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  const stories = tests
    .filter((test) => test.endsWith(".stories.tsx") && steps.has(test))
    .toSorted((one, other) => steps.get(one)! - steps.get(other)!);
  const further = new Set(stories.slice(storyLimit));
  const isCode = changed.some((file) => /\.(tsx?|mjs|css|json)$/.test(file));
  const isConcerned = (test: string) => steps.has(test) || (isCode && readers.has(test));
  return { tests: tests.filter((test) => isConcerned(test) && !further.has(test)), further: further.size };
}

/** The catalogues hold every component's words: what changed in them belongs to the files that say these words. */
export function wordsIn(before: Record<string, string>, now: Record<string, string>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((id) => before[id] !== now[id]);
}

const git = (root: string, ...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 27 });

function tryGit(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args).trim();
  } catch {
    return undefined;
  }
}

const lines = (text: string) => text.split("\n").filter(Boolean);

/**
 * Files that differ from `base`, committed or not. Without a base it is where the branch left `origin/main`, or `main`
 * where there is none; on that very commit, with nothing open, the commit before.
 */
export function changedFiles(root: string, base?: string): { base: string; files: string[] } {
  const since = (commit: string) => [
    ...lines(git(root, "diff", "--name-only", "--no-renames", commit)),
    ...lines(git(root, "ls-files", "--others", "--exclude-standard")),
  ];
  if (base) return { base, files: since(base) };
  const main = ["origin/main", "main"].find((name) => tryGit(root, "rev-parse", "--verify", "-q", name) !== undefined);
  const left = (main && tryGit(root, "merge-base", "HEAD", main)) ?? "HEAD";
  const files = since(left);
  return files.length > 0 ? { base: left, files } : { base: "HEAD~1", files: since("HEAD~1") };
}

const catalogue = /^packages\/locales\/src\/catalogues\/[\w-]+\.json$/;

/** What changed since `base`, with the files whose words did in place of the catalogues. */
export function changeSince(root: string, base?: string): { base: string; files: string[]; concerned: string[] } {
  const change = changedFiles(root, base);
  const ids = new Set(
    change.files
      .filter((file) => catalogue.test(file))
      .flatMap((file) => wordsIn(parse(tryGit(root, "show", `${change.base}:${file}`)), parse(read(join(root, file))))),
  );
  const sayers = globSync("packages/*/src/**/*.messages.ts", { cwd: root }).filter(
    (file) => ids.size > 0 && [...read(join(root, file))!.matchAll(/"([\w.-]+)"/g)].some(([, id]) => ids.has(id!)),
  );
  const pictured = change.files.flatMap((file) => picturedIn(root, file));
  return { ...change, concerned: [...change.files.filter((file) => !catalogue.test(file)), ...sayers, ...pictured] };
}

const boxes = /^packages\/ui\/pictures\/boxes\/(.+)\.txt$/;

/** The stories file that a text of pictures is of. */
const picturedIn = (root: string, file: string): string[] => {
  const [, name] = boxes.exec(file) ?? [];
  return name ? globSync(`packages/{ui,site}/src/**/${name}.stories.tsx`, { cwd: root }) : [];
};

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
const parse = (text: string | undefined): Record<string, string> => (text ? JSON.parse(text) : {});

/** The tests among `tests`, by their paths from the root, that the change since `base` concerns. */
export function selectChanged(root: string, tests: readonly string[], base?: string): Selection & { base: string } {
  const { concerned, base: since } = changeSince(root, base);
  const files = lines(git(root, "ls-files", "--cached", "--others", "--exclude-standard"));
  const here = files.filter((file) => existsSync(join(root, file)));
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const manifests = here.filter((file) => /^(tokens|packages\/[^/]+|apps\/[^/]+)\/package\.json$/.test(file));
  const packages = manifests.map((file) => packageOf(file.replace("/package.json", ""), JSON.parse(text(file))));
  const readers = new Set(tests.filter((test) => text(test).includes('from "node:fs"')));
  return { base: since, ...select(concerned, tests, { importers: importersOf(here, packages, text), readers }) };
}

/** For `scripts/test.mjs`: the files to look at and the packages to check, or that all are. */
if (import.meta.main) {
  const { concerned, files } = changeSince(process.cwd(), process.argv[2] || undefined);
  const folders = new Set(files.map((file) => /^(tokens|(?:packages|apps|tests)\/[^/]+)\//.exec(file)?.[1] ?? ""));
  const manifests = [...folders]
    .map((folder) => join(folder, "package.json"))
    .filter((file) => file !== "package.json");
  console.log(
    JSON.stringify({
      files: files.filter((file) => existsSync(file)),
      packages: manifests.filter((file) => existsSync(file)).map((file) => parse(read(file))["name"]),
      all: meansAll(concerned) !== undefined,
    }),
  );
}
