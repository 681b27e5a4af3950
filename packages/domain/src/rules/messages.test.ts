import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countGraphemes, normalizeText } from "../text/index.ts";
import { checkMessage, costOf, giftsOf, type MessageContent, sameContent } from "./messages.ts";

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

describe("CHAT-03 what a message costs", () => {
  const prices = { message_credits: 2, photo_credits: 5, gift_credits: 5 };

  it.each<[MessageContent, number]>([
    [{ kind: "text", text: "Hi" }, 2],
    [{ kind: "icebreaker", text: "Hi" }, 2],
    [{ kind: "gift", gift: "rose" }, 5],
    [{ kind: "gift", gift: "diamond" }, 25],
  ])("%j is %d", (content, credits) => {
    expect(costOf(content, prices)).toBe(credits);
  });

  it("is what the list of gifts says, the smallest first", () => {
    const costs = giftsOf(prices).map(({ credits }) => credits);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
    expect(giftsOf({ ...prices, gift_credits: 0 }).every(({ credits }) => credits === 0)).toBe(true);
  });
});

it("CHAT-05 messages hold the same where their kind and all that it holds are the same", () => {
  const all: MessageContent[] = [
    { kind: "text", text: "rose" },
    { kind: "text", text: "Rose" },
    { kind: "icebreaker", text: "rose" },
    { kind: "gift", gift: "rose" },
    { kind: "gift", gift: "coffee" },
  ];
  for (const [at, one] of all.entries())
    expect(all.map((other) => sameContent(one, { ...other }))).toEqual(all.map((_, n) => n === at));
});
