import { expect, test } from "vitest";

import { splitPhone } from "./phone-number.ts";

const countries = [
  { code: "CA", dial: "1" },
  { code: "US", dial: "1" },
  { code: "NL", dial: "31" },
  { code: "IT", dial: "39" },
  { code: "FI", dial: "358" },
];

test.each([
  ["+31 6 1234 5678", { country: "NL", number: "6 1234 5678" }],
  ["0031612345678", { country: "NL", number: "612345678" }],
  ["＋３５８ 40 123", { country: "FI", number: "40 123" }],
  ["06 1234 5678", { country: "US", number: "06 1234 5678" }],
  ["+", { country: "US", number: "+" }],
  ["+999 1", { country: "US", number: "+999 1" }],
  ["+1 (212) 555-0100", { country: "US", number: "(212) 555-0100" }],
])("takes %o apart", (text, expected) => {
  expect(splitPhone(text, "US", countries)).toEqual(expected);
});

test("C-038 keeps the zero of an Italian landline", () => {
  expect(splitPhone("+39 010 123", "NL", countries)).toEqual({ country: "IT", number: "010 123" });
});
