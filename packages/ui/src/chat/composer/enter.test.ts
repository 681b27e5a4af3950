import { describe, expect, test } from "vitest";
import { sends } from "./enter.ts";

const enter = {
  key: "Enter",
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
};

describe("CHAT-06 C-055 Enter", () => {
  test.each([
    ["Enter", {}, false, true],
    ["Shift+Enter", { shiftKey: true }, false, false],
    ["Alt+Enter", { altKey: true }, false, false],
    ["Enter on touch", {}, true, false],
    ["Ctrl+Enter on touch", { ctrlKey: true }, true, true],
    ["Cmd+Enter", { metaKey: true }, false, true],
    ["while composing", { isComposing: true }, false, false],
    ["after Safari's end of composition", { keyCode: 229 }, false, false],
    ["Ctrl+Enter while composing", { ctrlKey: true, isComposing: true }, false, false],
    ["a dead key", { key: "Dead", keyCode: 229 }, false, false],
    ["a letter", { key: "a", keyCode: 65 }, false, false],
  ])("%s", (_, keys, touch, sent) => {
    expect(sends({ ...enter, ...keys }, touch)).toBe(sent);
  });
});
