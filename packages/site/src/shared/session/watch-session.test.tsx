import type { Client } from "@kindling/domain/client";
import { CallError, type ErrorCode } from "@kindling/domain/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { askWhoIsThere, watchSession } from "./watch-session.ts";

/** A client to whom the server says who is there. */
const clientOf = (there: string) => {
  const call = vi.fn<() => Promise<unknown>>(async () => {
    if (/^\d+$/.test(there)) return { id: there };
    throw new CallError(there as ErrorCode);
  });
  return { client: { call } as unknown as Client, call };
};

/** Another tab wrote this. */
function otherTabSays(account: string) {
  localStorage.setItem("session", account);
  dispatchEvent(new StorageEvent("storage", { key: "session", storageArea: localStorage }));
}

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

// One watcher only: a document has one, and two of different members would never agree.
it("F-003 a page of a member tells the tabs, asks the server when somebody else may be there, and puts them right", async () => {
  const { client, call } = clientOf("7");
  watchSession("7", client);
  const said = () => localStorage.getItem("session");
  expect(said()).toBe("7");
  otherTabSays("7");
  expect(call).not.toHaveBeenCalled();

  otherTabSays("8");
  expect(call).toHaveBeenCalledTimes(1);
  await expect.poll(said).toBe("7");

  // What a tab said while this one was not looked at.
  localStorage.setItem("session", "8");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(call).toHaveBeenCalledTimes(2);
  await expect.poll(said).toBe("7");

  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(call).toHaveBeenCalledTimes(3);
});
