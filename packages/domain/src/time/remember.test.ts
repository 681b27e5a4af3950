import { expect, it, vi } from "vitest";
import { remember } from "./remember.ts";

it("makes a thing once, and lets go of what nobody has asked for in a while", () => {
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const get = remember(2, make);
  expect(["a", "b", "a", "c", "a", "b"].map(get)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(make.mock.calls.flat()).toEqual(["a", "b", "c", "b"]);
});
