import { expect, it } from "vitest";
import { likePopupDelay } from "./like-popup.ts";

it.each([
  ["t=0", 0],
  ["t=5", 5_000],
  ["a=1&t=040&b=2", 40_000],
  ["t=3600", 3_600_000],
  ["t=3601", undefined],
  ["t=2147484", undefined],
  ["t=9e9", undefined],
  ["t=-5", undefined],
  ["t=abc", undefined],
  ["t=1.5", undefined],
  ["t=", undefined],
  ["t=1&t=2", undefined],
  ["", undefined],
])("LIKES-04 C-109 ?%s waits %s", (query, delay) => {
  expect(likePopupDelay(new URLSearchParams(query))).toBe(delay);
});
