import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

import { describe, expect, it } from "vitest";

import { brands } from "../../../.storybook/themes.ts";

const source = new URL("../src/", import.meta.url).pathname;
const read = (file: string) => readFileSync(`${source}${file}`, "utf8");

/** What Storybook shows over the stories: the text before the component that the stories name. */
const documented = globSync("*/**/*.stories.tsx", { cwd: source }).flatMap((stories) => {
  const name = /component: (\w+)/.exec(read(stories))?.[1];
  const declaration = new RegExp(`(/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export function ${name}\\b`);
  const files = globSync(`${dirname(stories)}/*.tsx`, { cwd: source }).filter((file) => !file.includes(".stories."));
  const found = files.map((file) => declaration.exec(read(file))).find((match) => match !== null);
  return found ? [{ name, tsdoc: found[1] ?? "" }] : [];
});

describe("BRAND-04 a component's docs page", () => {
  it("is there for each of them", () => {
    expect(documented.length).toBeGreaterThanOrEqual(105);
  });

  it.each(documented)("of $name says what it is and when to use it", ({ tsdoc }) => {
    expect(tsdoc).toMatch(/^\/\*\*\n \* \S[^]*\n \*\n \* Use /);
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
