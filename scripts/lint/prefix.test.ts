import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { compile } from "tailwindcss";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

/* A class of ours without its prefix has no rule, and in an app that runs Tailwind itself it has another's (decision 0027). */
const root = resolve(import.meta.dirname, "../..");
const read = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)), "utf8");
const utilities = globSync("packages/ui/src/**/*.css", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .filter((css) => css.includes("@utility"));

/** Our theme as it would be without a prefix: there a word is a class where it makes a rule. */
const { build } = await compile(
  [read("tailwindcss/theme.css"), read("@kindling/tokens/theme.css"), ...utilities, "@tailwind utilities;"].join("\n"),
);
let css = build([]);
const known = new Map<string, boolean>();
function isClass(word: string): boolean {
  let makesRule = known.get(word);
  if (makesRule === undefined) {
    const before = css;
    css = build([word]);
    known.set(word, (makesRule = css !== before));
  }
  return makesRule || /^(?:group|peer)(?:\/|$)/.test(word);
}

interface Node {
  readonly type: string;
  readonly name?: { readonly name?: string } | string;
  readonly callee?: { readonly name?: string };
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Whether what stands in a node are classes and nothing else. */
const holdsClasses = ({ type, name, callee }: Node): boolean =>
  (type === "JSXAttribute" && typeof name === "object" && /^class$|[cC]lassName$/.test(name.name ?? "")) ||
  (type === "CallExpression" && /^(?:cn|cx)$/.test(callee?.name ?? ""));

/** Whether a text is a list of classes, wherever it stands: words that a sentence would not have. */
const isList = (words: readonly string[]): boolean =>
  words.length > 0 && words.every(isClass) && words.some((word) => /[-:[(]/.test(word));

/** The words of a text that should have our prefix; a variable of another's name counts too. */
function bareWords(text: string, areClasses: boolean): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const isOurs = words.some((word) => word.startsWith("k:"));
  const bare = words.filter((word) => !word.startsWith("k:"));
  const foreign = words.filter(
    (word) => word.startsWith("k:") && /(?<![\w-])--(?!k-|tw-)[a-z][\w-]*(?![\w(-])/.test(word),
  );
  if (areClasses || isOurs) return [...bare.filter(isClass), ...foreign];
  return isList(bare) ? bare : [];
}

function bareIn(value: unknown, areClasses = false): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => bareIn(each, areClasses));
  if (!isNode(value)) return [];
  if (value.type === "Literal" && typeof value.value === "string") return bareWords(value.value, areClasses);
  if (value.type === "TemplateElement") return bareWords((value.value as { raw: string }).raw, areClasses);
  // What is compared, called or looked up chooses among classes, and is none.
  const inside = /^(?:Import|BinaryExpression$|MemberExpression$)/.test(value.type)
    ? false
    : areClasses || holdsClasses(value);
  return Object.values(value).flatMap((each) => bareIn(each, inside));
}

const bareClasses = (file: string, code: string): string[] => bareIn(parseSync(file, code).program);

describe("F-073 our classes", () => {
  it("have our prefix in every source", () => {
    const files = globSync(["packages/{ui,site}/src/**/*.{ts,tsx}", ".storybook/*.tsx"], { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    const bare = files.flatMap((file) =>
      bareClasses(file, readFileSync(join(root, file), "utf8")).map((word) => `${file}: ${word}`),
    );
    expect(bare).toEqual([]);
  }, 30_000);

  it.each([
    ['<p className="hidden" />', ["hidden"]],
    ['<p className={wide ? "k:flex" : "grid"} />', ["grid"]],
    ['<p className={`k:flex ${wide ? "p-4" : ""}`} />', ["p-4"]],
    ['cn("k:flex", wide && "block")', ["block"]],
    ['const looks = { soft: "bg-soft-accent text-muted" }', ["bg-soft-accent", "text-muted"]],
    ['const look = "k:flex hover:underline"', ["hover:underline"]],
    ['const look = "k:w-(--room)"', ["k:w-(--room)"]],
    ['const look = "k:group k:pt-[max(--spacing(3),env(safe-area-inset-top))] k:w-(--k-room)"', []],
    ['<p className={part === "grid" ? "k:grid" : ""} title="flex">hidden</p>', []],
    ['const words = ["hidden", "a block of text", "members-only"]', []],
  ])("%s has %j without", (code, bare) => {
    expect(bareClasses("part.tsx", code)).toEqual(bare);
  });
});
