import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useBusy } from "./use-busy.ts";

const showAgain = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));

it("F-004 what was under way is over where the browser shows the page again that it had kept, and only there", () => {
  const { result, unmount } = renderHook(useBusy);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  showAgain(false);
  expect(result.current[0]).toBe(true);
  showAgain(true);
  expect(result.current[0]).toBe(false);
  unmount();
  expect(() => showAgain(true)).not.toThrow();
});
