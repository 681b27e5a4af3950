import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, normalizeText } from "../text/index.ts";
import { checkMessage } from "./messages.ts";

describe("CHAT-03 C-057 a character is what a person counts", () => {
  it.each(["😀", "👨‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u0301", "a"])("%s", (character) => {
    expect(countGraphemes(character.repeat(20))).toBe(20);
    expect(checkMessage(character.repeat(20), 20)).toBeUndefined();
    expect(checkMessage(character.repeat(21), 20)).toEqual({ code: "too_long", max: 20 });
  });
});

describe("C-058 both sides count the same text", () => {
  it("blanks around and kinds of line breaks do not count", () => {
    expect(checkMessage(`  ${"a".repeat(18)}\r\nb \n`, 20)).toBeUndefined();
    expect(checkMessage(" \r\n\t", 20)).toEqual({ code: "required" });
  });

  it("what was normalised stays", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, limit) => {
        const normal = normalizeText(text);
        expect(normalizeText(normal)).toBe(normal);
        expect(checkMessage(normal, limit)).toEqual(checkMessage(text, limit));
      }),
    );
  });
});
