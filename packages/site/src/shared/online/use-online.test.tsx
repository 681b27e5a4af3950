import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { useOnline } from "./use-online.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("F-030 follows the network, and is there for the server's render", () => {
  let online = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  const turn = (to: boolean) =>
    act(() => {
      online = to;
      dispatchEvent(new Event(to ? "online" : "offline"));
    });
  const { result } = renderHook(useOnline);
  expect(result.current).toBe(false);
  turn(true);
  expect(result.current).toBe(true);
  turn(false);
  expect(result.current).toBe(false);
  const Said = () => String(useOnline());
  expect(renderToString(<Said />)).toBe("true");
});
