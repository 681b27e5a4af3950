import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { oldestBrowsers } from "./browsers.ts";

it("docs/browsers.md names the browsers that the site is built for", () => {
  const page = readFileSync(new URL("../../../../docs/browsers.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (Chrome|Edge|Firefox|Safari|iOS)\b[^|]*\| ([\d.]+) \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, version]) => [name!.toLowerCase(), version]))).toEqual(oldestBrowsers);
});
