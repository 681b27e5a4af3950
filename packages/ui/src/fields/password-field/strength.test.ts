import { expect, test } from "vitest";

import { passwordStrength } from "./strength.ts";

test("says nothing about nothing", () => {
  expect(passwordStrength("")).toBe(0);
});

test.each([
  "12345678",
  "aaaaaaaaaaaa",
  "abcdefghijkl",
  "qwertyuiop",
  "Password1!",
  "P@ssw0rd2024",
  "iloveyou",
  "elephant",
  "01011990",
])("calls %o weak", (password) => {
  expect(passwordStrength(password)).toBe(1);
});

test.each(["Vx7$kQ2!mZp9", "correct horse battery staple", "zuur-vlieger-9-Tafelberg"])(
  "calls %o strong",
  (password) => {
    expect(passwordStrength(password)).toBe(4);
  },
);

test("counts the person's own words for next to nothing", () => {
  const own = ["Annelies de Wit", "annelies@example.nl"];
  expect(passwordStrength("annelies-de-wit-example", own)).toBeLessThan(passwordStrength("annelies-de-wit-example"));
});

test("never falls when a password grows by a new word", () => {
  const words = ["tafel", "-zuurkool", "-vlieger", "-maan"];
  const steps = words.map((_, index) => passwordStrength(words.slice(0, index + 1).join("")));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
