import type { Client } from "@kindling/domain/client";
import { CallError, type ErrorCode } from "@kindling/domain/contract";
import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { askWhoIsThere, tellTabs, watchSession } from "./watch-session.ts";

/** A client to whom the server says who is there. */
const clientOf = (there: string) => {
  const call = vi.fn<() => Promise<unknown>>(async () => {
    if (/^\d+$/.test(there)) return { id: there };
    throw new CallError(there as ErrorCode);
  });
  return { client: { call } as unknown as Client, call };
};

/** Another tab wrote this. */
const otherTabSays = (account: string) =>
  act(async () => {
    localStorage.setItem("session", account);
    dispatchEvent(new StorageEvent("storage", { key: "session", storageArea: localStorage }));
  });

beforeEach(() => localStorage.clear());

describe("F-003 who is there", () => {
  it.each<[string, string, unknown]>([
    ["the member of the page", "7", { id: "7" }],
    ["nothing, where no answer came", "network_failed", undefined],
  ])("is %s", async (_, there, answer) => {
    expect(await askWhoIsThere("7", clientOf(there).client)).toEqual(answer);
  });

  it("is nobody on a visitor's page", async () => {
    expect(await askWhoIsThere(null, clientOf("authentication_required").client)).toBeNull();
  });
});

describe("F-003 a page of a member", () => {
  it("tells the tabs, asks the server when one says somebody else, and puts that one right", async () => {
    const { client, call } = clientOf("7");
    watchSession("7", client);
    expect(localStorage.getItem("session")).toBe("7");
    expect(call).not.toHaveBeenCalled();
    await otherTabSays("7");
    expect(call).not.toHaveBeenCalled();
    await otherTabSays("8");
    expect(call).toHaveBeenCalledTimes(1);
    await expect.poll(() => localStorage.getItem("session")).toBe("7");
  });

  it("asks when it is looked at again or was kept by the browser", async () => {
    const { client, call } = clientOf("9");
    watchSession("9", client);
    localStorage.setItem("session", "8");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(call).toHaveBeenCalledTimes(1);
    await expect.poll(() => localStorage.getItem("session")).toBe("9");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("says that nobody is there", () => {
    tellTabs(null);
    expect(localStorage.getItem("session")).toBe("none");
  });
});
