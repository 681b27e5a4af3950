import { describe, expect, test } from "vitest";

import { caretIn, compactIban, formatIban } from "./iban-format.ts";

const iban = "NL91ABNA0417164300";

describe("C-036 the IBAN in any spelling", () => {
  test.each([
    "nl91 abna 0417 1643 00",
    "NL91\u00a0ABNA\u00a00417\u00a01643\u00a000",
    "NL91\u2009ABNA\u202f0417 1643 00",
    "NL91-ABNA-0417-1643-00",
    "IBAN NL91 ABNA 0417 1643 00",
    "IBAN: NL91ABNA0417164300\n",
    "ＮＬ９１ＡＢＮＡ０４１７１６４３００",
    "\u200bNL91 ABNA 0417 1643 00",
  ])("%o", (text) => {
    expect(compactIban(text)).toBe(iban);
    expect(formatIban(text)).toBe("NL91 ABNA 0417 1643 00");
  });

  test("does not end in a space", () => {
    expect(formatIban("NL91")).toBe("NL91");
    expect(formatIban("NL91ABNA")).toBe("NL91 ABNA");
  });

  test("keeps the caret before the same sign", () => {
    expect(caretIn("NL91 ABNA 04", "")).toBe(12);
    expect(caretIn("NL91 ABNA 04", "NA 04")).toBe(7);
    expect(caretIn("NL91 ABNA 04", "ABNA 04")).toBe(4);
    expect(caretIn("NL91 ABNA 04", "NL91 ABNA 04")).toBe(0);
  });
});
