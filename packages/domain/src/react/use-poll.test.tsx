import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstPollDelay, pollInterval, pollIntervalWithPush } from "../constants.ts";
import { type DomainContext, DomainProvider } from "./context.ts";
import { usePoll } from "./use-poll.ts";

/** All of a domain that polling asks for. */
const domain = (polls: boolean) =>
  function Domain({ children }: { children: ReactNode }) {
    return <DomainProvider value={{ polls } as DomainContext}>{children}</DomainProvider>;
  };

const state = { visible: true, online: true };

beforeEach(() => {
  Object.assign(state, { visible: true, online: true });
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (state.visible ? "visible" : "hidden"));
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => state.online);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(visible: boolean): void {
  state.visible = visible;
  document.dispatchEvent(new Event("visibilitychange"));
}
function connect(online: boolean): void {
  state.online = online;
  dispatchEvent(new Event(online ? "online" : "offline"));
}

function poll(options: { loggedIn?: boolean; push?: boolean } = {}, polls = true) {
  const refresh = vi.fn<() => void>();
  const hook = renderHook((changed: typeof options) => usePoll({ loggedIn: true, push: false, refresh, ...changed }), {
    wrapper: domain(polls),
    initialProps: options,
  });
  return { ...hook, refresh };
}

describe("LIVE-01 usePoll", () => {
  it("refreshes soon after the page, and then once an interval", () => {
    const { refresh } = poll();
    vi.advanceTimersByTime(firstPollDelay - 1);
    expect(refresh).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3 * pollInterval);
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  it("goes on from a refresh that another tab has made", () => {
    let tell = () => {};
    const onRefreshed = (notify: () => void) => {
      tell = notify;
      return () => {};
    };
    const refresh = vi.fn<() => void>();
    renderHook(() => usePoll({ loggedIn: true, push: false, refresh, onRefreshed }), { wrapper: domain(true) });
    vi.advanceTimersByTime(firstPollDelay - 1_000);
    tell();
    vi.advanceTimersByTime(pollInterval - 1);
    expect(refresh).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (is: boolean) => void]>([
    ["hidden", show],
    ["offline", connect],
  ])("rests while %s, and refreshes once at once on return", (_, turn) => {
    const { refresh } = poll();
    vi.advanceTimersByTime(firstPollDelay);
    turn(false);
    vi.advanceTimersByTime(10 * pollInterval);
    expect(refresh).toHaveBeenCalledTimes(1);
    turn(true);
    vi.advanceTimersByTime(0);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(pollInterval - 1);
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it("does not come back while it is shown and still offline", () => {
    const { refresh } = poll();
    vi.advanceTimersByTime(firstPollDelay);
    show(false);
    connect(false);
    show(true);
    vi.advanceTimersByTime(pollInterval);
    expect(refresh).toHaveBeenCalledTimes(1);
    connect(true);
    vi.advanceTimersByTime(0);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("does not refresh for a visitor, and begins when somebody logs in", () => {
    const { refresh, rerender } = poll({ loggedIn: false });
    vi.advanceTimersByTime(10 * pollInterval);
    expect(refresh).not.toHaveBeenCalled();
    rerender({ loggedIn: true });
    vi.advanceTimersByTime(0);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("is slower with push, without beginning anew", () => {
    const { refresh, rerender } = poll();
    vi.advanceTimersByTime(firstPollDelay + pollInterval / 2);
    rerender({ push: true });
    vi.advanceTimersByTime(pollIntervalWithPush - pollInterval / 2 - 1);
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("calls what was given last", () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { rerender } = renderHook((refresh) => usePoll({ loggedIn: true, push: false, refresh }), {
      wrapper: domain(true),
      initialProps: first,
    });
    rerender(second);
    vi.advanceTimersByTime(firstPollDelay);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it("does nothing where no time goes by", () => {
    const { refresh } = poll({}, false);
    vi.advanceTimersByTime(10 * pollInterval);
    expect(refresh).not.toHaveBeenCalled();
  });

  it("stops with what it stands in", () => {
    const { refresh, unmount } = poll();
    unmount();
    show(false);
    show(true);
    vi.advanceTimersByTime(10 * pollInterval);
    expect(refresh).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
