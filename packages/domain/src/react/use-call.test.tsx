import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig, type SWRResponse } from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../client/client.ts";
import { freshFor } from "../constants.ts";
import { CallError, calls } from "../contract/index.ts";
import { createManualClock, createServerClock } from "../time/clock.ts";
import { createAnswers } from "./answers.ts";
import { callKey } from "./call-key.ts";
import { DomainProvider, useDomain } from "./context.ts";
import { useCall, useReadAhead } from "./use-call.ts";

interface Asked {
  readonly name: string;
  readonly query: Record<string, string>;
  answer(value: unknown): Promise<void>;
  fail(failure: CallError): Promise<void>;
}

/** A provider over a client that is answered by hand. */
function domain({ known = {} }: { known?: Record<string, unknown> } = {}) {
  const asked: Asked[] = [];
  const call = ({ name }: { name: string }, input: { query: Record<string, string> }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    asked.push({
      name,
      query: input.query,
      answer: (value) => act(async () => resolve(value)),
      fail: (failure) => act(async () => reject(failure)),
    });
    return promise;
  };
  const clock = createManualClock(0);
  const { answers, client } = createAnswers({
    client: { call } as unknown as Client,
    clock,
    seeds: Object.keys(known),
  });
  const context = { client, clock: createServerClock(clock), answers, polls: false };
  // A cache of the test's own; nothing is asked again but for a reason that the test gives.
  const cache = new Map(Object.entries(known).map(([key, data]) => [key, { data }]));
  const config = { provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={config as never}>
      <DomainProvider value={context}>{children}</DomainProvider>
    </SWRConfig>
  );
  return { asked, clock, wrapper };
}

afterEach(cleanup);

/** All that a screen may read of an answer: what nobody reads, no screen is drawn again for. */
const read = <T,>({ data, error, isLoading }: SWRResponse<T, CallError>) => ({ data, error, isLoading });

const memberOf = (id: string) => ({ profile: { id } }) as never;

describe("useCall", () => {
  it("asks, is loading, and gives the answer", async () => {
    const { asked, wrapper } = domain();
    const { result } = renderHook(() => read(useCall(calls.getMember, { id: "7" })), { wrapper });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    expect(asked).toMatchObject([{ name: "getMember", query: { id: "7" } }]);
    await asked[0]!.answer(memberOf("7"));
    await waitFor(() => expect(result.current.data).toEqual(memberOf("7")));
    expect(result.current.isLoading).toBe(false);
  });

  it("reads nothing until there is a query", async () => {
    const { asked, wrapper } = domain();
    const { rerender } = renderHook((id: string | null) => useCall(calls.getMember, id === null ? null : { id }), {
      wrapper,
      initialProps: null as string | null,
    });
    expect(asked).toEqual([]);
    rerender("7");
    expect(asked).toHaveLength(1);
  });

  it("shows the answer of the query that it has now, whichever comes last", async () => {
    const { asked, wrapper } = domain();
    const { result, rerender } = renderHook((id: string) => read(useCall(calls.getMember, { id })), {
      wrapper,
      initialProps: "1",
    });
    rerender("2");
    await asked[1]!.answer(memberOf("2"));
    await asked[0]!.answer(memberOf("1"));
    await waitFor(() => expect(result.current.data).toEqual(memberOf("2")));
    rerender("1");
    await waitFor(() => expect(result.current.data).toEqual(memberOf("1")));
  });

  it("gives the failure as the contract's error", async () => {
    const { asked, wrapper } = domain();
    const { result } = renderHook(() => read(useCall(calls.getChats, {})), { wrapper });
    await asked[0]!.fail(new CallError("network_failed"));
    await waitFor(() => expect(result.current.error?.code).toBe("network_failed"));
    expect(result.current.data).toBeUndefined();
  });

  it("takes what came with the page as it is, and asks again when that has grown stale", async () => {
    const key = callKey(calls.getChats, {});
    const { asked, clock, wrapper } = domain({ known: { [key]: { chats: [] } } });
    const first = renderHook(() => useCall(calls.getChats, {}), { wrapper });
    expect(first.result.current.data).toEqual({ chats: [] });
    expect(asked).toEqual([]);
    first.unmount();
    clock.advance(freshFor);
    renderHook(() => useCall(calls.getChats, {}), { wrapper });
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it("changes nothing any more once it has gone", async () => {
    const { asked, wrapper } = domain();
    const complaints = vi.spyOn(console, "error");
    const seen = vi.fn<(data: unknown) => void>();
    const { unmount } = renderHook(() => seen(useCall(calls.getChats, {}).data), { wrapper });
    unmount();
    seen.mockClear();
    await asked[0]!.answer({ chats: [] });
    expect(seen).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe("LIVE-12 useReadAhead", () => {
  it("asks once for what a screen then finds there, and a failure is the screen's to say", async () => {
    const { asked, wrapper } = domain();
    const ahead = renderHook(() => ({ read: useReadAhead(), ...useDomain() }), { wrapper });
    ahead.result.current.read(calls.getMember, { id: "7" });
    ahead.result.current.read(calls.getMember, { id: "7" });
    expect(asked).toHaveLength(1);
    await asked[0]!.answer(memberOf("7"));
    const screen = renderHook(() => read(useCall(calls.getMember, { id: "7" })), { wrapper });
    await waitFor(() => expect(screen.result.current.data).toEqual(memberOf("7")));
    ahead.result.current.read(calls.getMember, { id: "8" });
    await asked[1]!.fail(new CallError("not_found"));
    renderHook(() => useCall(calls.getMember, { id: "8" }), { wrapper });
    expect(asked.map(({ query }) => query["id"])).toEqual(["7", "8", "8"]);
  });
});

it("hooks without a provider say what they need", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(() => useDomain())).toThrow("useDomain needs a DomainProvider above it");
  complaints.mockRestore();
});
