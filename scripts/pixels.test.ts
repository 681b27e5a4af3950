import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { browserOf, Pixels } from "./lib/pixels.mjs";

let folder: string;
let pixels: Pixels;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "kindling-pixels-")), "pixels");
  pixels = new Pixels(folder);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

it("reads a browser's name and major version", () => {
  expect(browserOf("Chromium 142.0.7444.59 built on Debian GNU/Linux 12\n")).toBe("Chromium 142");
  expect(browserOf("Google Chrome 141.0.1.2 ")).toBe("Google Chrome 141");
});

it("pixels are compared where the browser's major version is theirs, and counted where it is not", () => {
  expect(pixels.refusal("Chromium 142")).toMatch(/^No pictures compared: .* --update makes them/);
  pixels.renew("Chromium 142");
  writeFileSync(join(folder, "one.png"), "");
  writeFileSync(join(folder, "two.png"), "");
  expect(pixels.refusal("Chromium 142")).toBeUndefined();
  expect(pixels.refusal("Chromium 143")).toBe(
    "2 pictures not compared: baseline of Chromium 142, this is Chromium 143.",
  );
});

it("those of another browser make room", () => {
  pixels.renew("Chromium 142");
  writeFileSync(join(folder, "one.png"), "");
  pixels.renew("Chromium 142");
  expect(pixels.refusal("Chromium 143")).toMatch(/^1 pictures not compared/);
  pixels.renew("Chromium 143");
  expect(pixels.refusal("Chromium 144")).toMatch(/^0 pictures not compared: baseline of Chromium 143/);
});
