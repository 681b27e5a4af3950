import { describe, expect, it } from "vitest";

import { select, wordsIn } from "./changed.ts";
import { importersOf, packageOf } from "./imports.ts";

const texts: Record<string, string> = {
  "packages/ui/src/button.tsx": 'import { cn } from "./cn.ts";',
  "packages/ui/src/cn.ts": "",
  "packages/ui/src/button.stories.tsx": 'import { Button } from "./button.tsx";',
  "packages/ui/src/card.stories.tsx": 'export { Card } from "./card.tsx";',
  "packages/ui/src/card.tsx": "",
  "packages/site/src/page.test.ts": 'const page = () => import("@kindling/ui/button");',
  "packages/site/src/words.test.ts": 'const words = import.meta.glob<Words>("./words/*.json");',
  "packages/site/src/words/de.json": "{}",
  "scripts/lint.test.ts": 'import { readFileSync } from "node:fs";',
};
const ui = packageOf("packages/ui", {
  name: "@kindling/ui",
  exports: { "./button": { types: "./dist/button.d.ts", default: "./src/button.tsx" }, "./*.css": "./dist/*.css" },
});
const tests = Object.keys(texts).filter((file) => /\.(test|stories)\./.test(file));
const importers = importersOf(Object.keys(texts), [ui], (file) => texts[file] ?? "");
const selected = (...changed: string[]) =>
  select(changed, tests, { importers, readers: new Set(["scripts/lint.test.ts"]) });

describe("npm test -- --changed runs", () => {
  it("what imports a changed file, through other files and by the name of its package", () => {
    expect(selected("packages/ui/src/cn.ts").tests).toEqual([
      "packages/ui/src/button.stories.tsx",
      "packages/site/src/page.test.ts",
      "scripts/lint.test.ts",
    ]);
  });

  it("a changed test itself, and what a glob finds", () => {
    expect(selected("packages/ui/src/card.stories.tsx", "packages/site/src/words/de.json").tests).toEqual([
      "packages/ui/src/card.stories.tsx",
      "packages/site/src/words.test.ts",
      "scripts/lint.test.ts",
    ]);
  });

  it("what imports a file that is no more", () => {
    expect(selected("packages/ui/src/gone.tsx", "packages/ui/src/card.tsx").tests).toContain(
      "packages/ui/src/card.stories.tsx",
    );
  });

  it.each([
    "pnpm-lock.yaml",
    "vitest.config.ts",
    "packages/server/vitest.config.ts",
    ".storybook/preview.tsx",
    "tokens/niches/gay.json",
    "packages/ui/src/base.css",
    "packages/ui/testing/axe-gate.ts",
    "packages/server/migrations/0001.sql",
  ])("all after a change of %s", (file) => {
    expect(selected(file)).toEqual({ tests, because: file, further: 0 });
  });

  it("the nearest stories of what everything is made of, and counts the others", () => {
    const users = Array.from({ length: 20 }, (_, at) => `packages/ui/src/user-${at}.stories.tsx`);
    const all = ["packages/ui/src/button.stories.tsx", ...users];
    const graph = new Map([
      ["button.tsx", new Set(["user.tsx", "packages/ui/src/button.stories.tsx"])],
      ["user.tsx", new Set(users)],
    ]);
    const { tests: some, further } = select(["button.tsx"], all, { importers: graph, readers: new Set() });
    expect({ some: some.length, further }).toEqual({ some: 12, further: 9 });
    expect(some).toContain("packages/ui/src/button.stories.tsx");
  });

  it("nothing for words about the product, which is an error", () => {
    expect(selected("README.md").tests).toEqual([]);
  });

  it("what says the words that changed in a catalogue", () => {
    expect(wordsIn({ a: "A", b: "B", c: "C" }, { a: "A", b: "b", d: "D" })).toEqual(["b", "c", "d"]);
  });
});
