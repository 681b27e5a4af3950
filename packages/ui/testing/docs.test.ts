import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import { brands } from "../../../.storybook/themes.ts";
import { docgenOf, type Docgen, source } from "./docgen.ts";

const read = (file: string) => readFileSync(`${source}${file}`, "utf8");

/** A folder's public module is the file that has its name, as in the package's `exports`. */
const modules = globSync("*/*/*.tsx", { cwd: source })
  .filter((file) => !file.startsWith("internal/") && basename(file, ".tsx") === basename(dirname(file)))
  .toSorted();

type Part = Partial<Docgen> & { name: string };

/** What a module exports: its own components, and those that it takes from another under its own names. */
async function partsOf(file: string): Promise<Part[]> {
  const docs = await docgenOf(`${source}${file}`);
  const own = [...read(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => ({
    ...docs.get(name!),
    name: name!,
  }));
  const taken = [...read(file).matchAll(/^export \{([^}]*)\} from "(.*?\.tsx)"/gm)].map(async ([, list, from]) => {
    const parts = await partsOf(join(dirname(file), from!));
    return [...list!.matchAll(/^(?! *type ) *([A-Z][a-z]\w*)(?: as (\w+))?/gm)].flatMap(([, name, as = name]) => {
      const part = parts.find((each) => each.name === name);
      return part ? [{ ...part, name: as! }] : [];
    });
  });
  return [...own, ...(await Promise.all(taken)).flat()];
}

const pages = await Promise.all(
  modules.map(async (file) => {
    const text = read(file.replace(".tsx", ".stories.tsx"));
    const shown = /subcomponents: \{([^}]*)\}/.exec(text)?.[1] ?? "";
    return {
      file,
      main: /component: (\w+)/.exec(text)?.[1] ?? "",
      shown: new Set(shown.match(/\w+/g)),
      parts: await partsOf(file),
    };
  }),
);
/** What is left of a row's text without the value that it has by default. */
const said = (description = "") => description.replace(/@default[^]*/, "").trim();
const components = pages.flatMap(({ parts }) => parts);
const named = (props: object | undefined) => Object.keys(props ?? {});

describe("F-076 what Storybook shows", () => {
  it("is there for every component", () => {
    expect(pages.length).toBeGreaterThanOrEqual(105);
    expect(pages.filter(({ main, parts }) => !parts.some(({ name }) => name === main))).toEqual([]);
  });

  it.each(pages)("of $main has a page that says what it is and when to use it", ({ main, parts }) => {
    const description = parts.find(({ name }) => name === main)?.description ?? "";
    expect(description).toMatch(/^\S[^]*\n\nUse /);
  });

  it.each(pages)("of $main has each of its parts on the page", ({ main, shown, parts }) => {
    expect(parts.map(({ name }) => name).filter((name) => name !== main && !shown.has(name))).toEqual([]);
  });

  it.each(pages)("of $main has a description in every row", ({ parts }) => {
    const bare = parts.flatMap(({ name, props = {} }) =>
      Object.entries(props).flatMap(([prop, { description }]) => (said(description) ? [] : [`${name}.${prop}`])),
    );
    expect(bare).toEqual([]);
  });

  it.each(components)("has the props of $name that the code declares", ({ name, props }) => {
    const declares = modules.some((file) =>
      new RegExp(`^export (type|interface) ${name}Props\\b`, "m").test(read(file)),
    );
    expect(named(props).length > 0 || !declares).toBe(true);
  });

  it("leaves out no props of ours that hide behind a type which it cannot read", () => {
    const hiding =
      /^export (?:type|interface) \w+Props\b[^;{]*?\b(?:Omit|Pick|Partial|Required)<(?!ComponentProps|InputProps|DialogContentProps|ModalProps)\w+Props\b/gm;
    expect(modules.flatMap((file) => read(file).match(hiding) ?? [])).toEqual([]);
  });
});

describe("F-075 props", () => {
  it.each(components)("of $name keep their state in triples", ({ props }) => {
    const names = named(props);
    const states = new Set([
      ...names.filter((name) => ["open", "value", "checked"].includes(name)),
      ...names.flatMap((name) => (/^default[A-Z]/.test(name) ? [name.charAt(7).toLowerCase() + name.slice(8)] : [])),
    ]);
    for (const state of states) {
      const State = state.charAt(0).toUpperCase() + state.slice(1);
      expect(names).toEqual(expect.arrayContaining([state, `default${State}`, `on${State}Change`]));
      expect(names.includes("onClose") && state === "open").toBe(false);
    }
  });

  it.each(components)("of $name call one destination `href`, and several by their pages", ({ props }) => {
    const hrefs = named(props).filter((name) => /^href$|Href$/.test(name));
    expect(hrefs.length === 1 ? hrefs : []).toEqual(hrefs.length === 1 ? ["href"] : []);
    expect(hrefs.length > 1 ? hrefs : []).not.toContain("href");
  });

  it.each(components)("of $name leave the trigger to a part", ({ props }) => {
    expect(named(props)).not.toContain("trigger");
  });
});

it("BRAND-04 the sidebar names components in words", () => {
  const titles = globSync("*/**/*.stories.tsx", { cwd: source }).map(
    (file) => /title: "(\w+\/.+?)"/.exec(read(file))?.[1],
  );
  const words = /^[A-Z][a-z]+\/(IBAN|[A-Z][a-z]*(-[a-z]+)?)( [a-z-]+)*$/;
  expect(titles.filter((title) => !words.test(title ?? ""))).toEqual([]);
});

it("BRAND-04 the toolbar offers every niche that has tokens", () => {
  const niches = globSync("*.json", { cwd: new URL("../../../tokens/niches/", import.meta.url) });
  expect(niches.map((file) => file.replace(".json", "")).toSorted()).toEqual(brands.toSorted());
});
