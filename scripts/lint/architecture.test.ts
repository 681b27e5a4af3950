import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { rooms, zones } from "./table.ts";

const workspace = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(workspace, "docs/architecture.md"), "utf8");

/** The rows of the table under a heading, without its head. */
function tableUnder(heading: string): string[][] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const lines = section.split("\n## ")[0]!.split("\n");
  const rows = lines.filter((line) => line.startsWith("|")).slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

it("docs/architecture.md says who may use whom as the linter does", () => {
  const rows = rooms.map(({ name, at, uses }) => [name, at, uses.join(", ") || "nothing of ours"]);
  expect(tableUnder("Who may use whom")).toEqual(rows);
});

it("docs/architecture.md shows the zones as the linter holds them", () => {
  expect(tableUnder("Zones inside a package")).toEqual(
    Object.entries(zones).map(([root, lines]) => [root, lines.join(" → ")]),
  );
});

const named = [...page.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);

it("docs/architecture.md names files that are there", () => {
  const files = named.filter((name) => /^[\w.-]+\/[\w./-]+\.[a-z]+$/.test(name));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(join(workspace, file)))).toEqual([]);
});

it("docs/architecture.md names parts that their packages export", () => {
  const parts = named.filter((name) => name.startsWith("@kindling/"));
  const isExported = (part: string): boolean => {
    const [, name, ...rest] = part.split("/");
    const manifest = JSON.parse(readFileSync(join(workspace, "packages", name!, "package.json"), "utf8")) as {
      exports: Record<string, string>;
    };
    return `./${rest.join("/")}` in manifest.exports || "./*" in manifest.exports;
  };
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => !isExported(part))).toEqual([]);
});
