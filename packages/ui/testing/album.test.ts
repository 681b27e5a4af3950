import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import { Album } from "./album.ts";
import { type Part, read, write } from "./boxes.ts";

const root = join(import.meta.dirname, "../../..");

const part = (name: string, box: Partial<Part["box"]> = {}, colours = ""): Part => ({
  depth: 0,
  name,
  box: { width: 120, height: 44, x: 16, y: 20, ...box },
  colours,
});

const heading = "Open · 1200 × 900";
const album = (...parts: Part[]) => new Album("menu/menu", write(new Map([[heading, parts]])));

function problems(kept: Part[], now: Part[]): string[] {
  const one = album(...kept);
  one.add("Open", new Map([[heading, now]]));
  return one.problemsOf("Open");
}

it("keeps its pictures as text that it reads again", () => {
  const inside = { ...part("h1", { x: -3 }, "#ffffff on #2a2a54 | on #ece5da"), depth: 2 };
  const pictures = new Map([
    [heading, [part("main"), inside]],
    ["It · stays · 390 × 844", [part("button")]],
  ]);
  expect(read(write(pictures))).toEqual(pictures);
});

describe("F-076: a picture says in words", () => {
  it.each([
    ["what is narrower", [part("button", { width: 118 })], "button: 120 × 44 at 16, 20 → 118 × 44 at 16, 20"],
    ["what moved", [part("button", { y: 40 })], "button: 120 × 44 at 16, 20 → 120 × 44 at 16, 40"],
    ["what has another colour", [part("button", {}, "#ff0000")], "button: plain → #ff0000"],
    ["what has gone", [], "gone: button, 120 × 44 at 16, 20"],
    ["what is new", [part("badge"), part("button")], "new: badge, 120 × 44 at 16, 20"],
  ])("%s", (_, now, words) => {
    expect(problems([part("button")], now)).toEqual([
      `${heading}: ${words}`,
      "Right as it is now? npm run pictures -- --update menu/menu.stories",
    ]);
  });

  it("what it says, which the text does not hold", () => {
    const [first] = problems([part("button")], [{ ...part("button", { width: 90 }), words: "Send" }]);
    expect(first).toContain("button “Send”: 120 × 44");
  });

  it("nothing of what another machine rounds otherwise", () => {
    const before = [part("button", {}, "#102030 on #ffffff80")];
    expect(problems(before, [part("button", { width: 121, y: 19 }, "#112030 on #ffffff81")])).toEqual([]);
    expect(problems(before, [part("button", {}, "#132030 on #ffffff80")])).toHaveLength(2);
  });

  it("what changed before what it moved", () => {
    const rows = Array.from({ length: 30 }, (_, at) => part("row", { y: at * 50 }));
    const now = rows.map((row, at) => part("row", { height: at === 4 ? 60 : 44, y: row.box.y + (at > 4 ? 16 : 0) }));
    const lines = problems(rows, now);
    expect(lines[0]).toBe(`${heading}: row: 120 × 44 at 16, 200 → 120 × 60 at 16, 200`);
    expect(lines.at(-2)).toBe(`${heading}: and 16 more`);
  });
});

describe("F-076: it is red", () => {
  it("where a story has no picture yet", () => {
    const one = album(part("menu"));
    one.add("Longest", new Map([["Longest · 1200 × 900", [part("menu")]]]));
    expect(one.problemsOf("Longest")[0]).toBe("Longest · 1200 × 900: there is no picture of it yet");
  });

  it("where nothing is open in what was pictured open", () => {
    const one = album(part("menu"));
    one.add("Open", new Map());
    expect(one.problemsOf("Open")[0]).toMatch(/now nothing is open in it/);
  });

  it("where a picture has no story", () => {
    expect(album(part("menu")).leftOver(["Open"])).toEqual([]);
    expect(album(part("menu")).leftOver(["Opened"])[0]).toMatch(/and no such story/);
  });

  it("where a file of pictures has no stories", () => {
    const names = (pattern: string, ending: string) =>
      globSync(pattern, { cwd: root }).map((file) => `${basename(dirname(file))}/${basename(file, ending)}`);
    const stories = names("packages/{ui,site}/src/**/*.stories.tsx", ".stories.tsx");
    expect(new Set(stories).size).toBe(stories.length);
    expect(names("packages/ui/pictures/boxes/*/*.txt", ".txt").filter((name) => !stories.includes(name))).toEqual([]);
  });
});

it("says nothing of a story that did not come so far", () => {
  expect(album(part("menu")).problemsOf("Open")).toEqual([]);
});

it("renews what the run has seen, and keeps the rest", () => {
  const one = album(part("menu"));
  one.add("Longest", new Map([["Longest · 390 × 844", [part("menu")]]]));
  expect([...read(one.renewed(["Open", "Longest"])).keys()]).toEqual([heading, "Longest · 390 × 844"]);
  one.add("Open", new Map());
  expect(one.renewed(["Open", "Longest"])).not.toContain(heading);
});
