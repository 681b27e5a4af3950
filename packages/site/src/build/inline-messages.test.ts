import { expect, it } from "vitest";
import { namedIn } from "./inline-messages.ts";

const known = { title: { id: "a.title" }, text: { id: "a.text" } };

it.each([
  ["names", "say(words.title); say(words.text)", ["title", "text"]],
  ["of a property that is called alike", "page.words.other; say(words.title)", ["title"]],
  ["spreads", "const all = { ...words }", undefined],
  ["hands on", "say(words)", undefined],
  ["looks into", "say(words[name])", undefined],
])("the messages of a module that it %s are known, or all are brought", (_, code, named) => {
  const found = namedIn(code, "words", known);
  expect(found && [...found]).toEqual(named);
});
