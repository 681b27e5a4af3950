import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetAccount, useTextOfAccount, keepOfAccount } from "../../shared/storage/account-store.ts";
import { dispatchOutbox, useOutbox } from "./outbox-store.ts";

afterEach(cleanup);

let account = 100;
let ada: string;
beforeEach(() => {
  localStorage.clear();
  // Outboxes live as long as the document: each test has members of its own.
  account += 1;
  ada = String(account);
});

const send = (requestKey: string, text: string, at = 1) =>
  act(() => dispatchOutbox(ada, { type: "send", requestKey, profile: "7", content: { kind: "text", text }, at }));
const fromAnotherTab = (change: () => void) =>
  act(() => {
    change();
    dispatchEvent(new StorageEvent("storage", { storageArea: localStorage }));
  });
const stored = () => Object.keys(localStorage).filter((key) => key.includes("outbox:"));

describe("F-002 CHAT-05 the outbox", () => {
  it("shows what is sent at once, on every screen, and lets go of it when it stands", () => {
    const [screen, other] = [renderHook(() => useOutbox(ada)), renderHook(() => useOutbox(ada))];
    send("a", "Hello");
    for (const { result } of [screen, other])
      expect(result.current).toMatchObject([{ content: { text: "Hello" }, status: "sending" }]);
    expect(stored()).toHaveLength(1);
    act(() => dispatchOutbox(ada, { type: "sent", requestKey: "a" }));
    for (const { result } of [screen, other]) expect(result.current).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it("is one member's alone", () => {
    const { result, rerender } = renderHook((whose: string) => useOutbox(whose), { initialProps: ada });
    send("a", "Hello");
    rerender(`${ada}0`);
    expect(result.current).toEqual([]);
    rerender(ada);
    expect(result.current).toHaveLength(1);
  });

  it("loses what another tab has sent, and all of it with a log-out", () => {
    const { result } = renderHook(() => useOutbox(ada));
    send("a", "Hello");
    send("b", "Again", 2);
    fromAnotherTab(() => localStorage.removeItem(stored().find((key) => key.endsWith(":a"))!));
    expect(result.current.map(({ content }) => content)).toEqual([{ kind: "text", text: "Again" }]);
    act(() => forgetAccount(ada));
    expect(result.current).toEqual([]);
  });
});

describe("C-064 F-002 a draft", () => {
  it("follows what another tab writes, and stays with its member and the one that it is for", () => {
    const draft = (whose: string, to: string) => renderHook(() => useTextOfAccount(whose, `draft:${to}`));
    const [here, elsewhere, other] = [draft(ada, "7"), draft(ada, "8"), draft(`${ada}0`, "7")];
    act(() => keepOfAccount(ada, "draft:7", "Half a", 1));
    expect(here.result.current).toBe("Half a");
    const key = Object.keys(localStorage).find((name) => name.endsWith("draft:7"))!;
    fromAnotherTab(() => localStorage.setItem(key, JSON.stringify({ at: 2, text: "Half a thought" })));
    expect(here.result.current).toBe("Half a thought");
    expect([elsewhere.result.current, other.result.current]).toEqual(["", ""]);
  });
});
