import { keptEntries, keptEntryBytes, keptFor } from "@kindling/domain/rules";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAccount, keepOfAccount, namesOfAccount, readOfAccount, tidyAccounts } from "./account-store.ts";

const now = Date.parse("2026-03-01T12:00:00Z");

/** A storage as browsers have it; one that is closed throws. */
function createStorage({ closed = false } = {}): Storage {
  const texts: Record<string, string> = {};
  const whenOpen = <T>(act: () => T): T => {
    if (closed) throw new DOMException("closed", "SecurityError");
    return act();
  };
  const methods = {
    getItem: (key: string) => whenOpen(() => texts[key] ?? null),
    setItem: (key: string, text: string) => whenOpen(() => void (texts[key] = text)),
    removeItem: (key: string) => whenOpen(() => void delete texts[key]),
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => whenOpen(() => Object.keys(texts)),
    getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: true, value: texts[String(key)] }),
  });
}

const stored = () => Object.keys(localStorage).length;

describe.each([false, true])("F-002 what a member has written, with storage closed: %s", (closed) => {
  beforeEach(() => {
    for (const account of ["7", "8", "77"]) forgetAccount(account);
    vi.stubGlobal("localStorage", createStorage({ closed }));
  });

  it("is theirs alone", () => {
    keepOfAccount("7", "draft:9", "For Ann", now);
    expect([readOfAccount("7", "draft:9"), readOfAccount("8", "draft:9"), readOfAccount("77", "draft:9")]).toEqual([
      "For Ann",
      "",
      "",
    ]);
    expect([namesOfAccount("7", "draft:"), namesOfAccount("8", "draft:")]).toEqual([["draft:9"], []]);
  });

  it("goes when it is emptied, and all of it when they log out", () => {
    for (const name of ["draft:1", "draft:2", "outbox:a"]) keepOfAccount("7", name, "Hello", now);
    keepOfAccount("77", "draft:1", "Other", now);
    keepOfAccount("7", "draft:1", "", now);
    expect(namesOfAccount("7", "")).toEqual(["draft:2", "outbox:a"]);
    forgetAccount("7");
    expect(namesOfAccount("7", "")).toEqual([]);
    expect(readOfAccount("77", "draft:1")).toBe("Other");
  });
});

describe("F-002 a device", () => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", createStorage());
  });

  it("keeps so many texts, of all its members, and none for ever", () => {
    for (let n = 0; n < keptEntries + 20; n += 1) keepOfAccount(String(n % 3), `draft:${n}`, "Hello", now + n);
    expect(stored()).toBe(keptEntries);
    expect(readOfAccount("0", "draft:0")).toBe("");
    tidyAccounts(now + 2 * keptFor);
    expect(stored()).toBe(0);
  });

  it("keeps a text that is very long for this page alone, and nothing goes for it", () => {
    keepOfAccount("7", "draft:1", "Short", now);
    const long = "x".repeat(keptEntryBytes);
    keepOfAccount("7", "draft:2", long, now);
    expect([readOfAccount("7", "draft:1"), readOfAccount("7", "draft:2")]).toEqual(["Short", long]);
    expect(stored()).toBe(1);
    keepOfAccount("7", "draft:2", "Short, too", now);
    expect(stored()).toBe(2);
    expect(readOfAccount("7", "draft:2")).toBe("Short, too");
    forgetAccount("7");
  });

  it("takes nonsense for nothing", () => {
    localStorage.setItem("account:7:draft:1", "{");
    localStorage.setItem("account:7:draft:2", '{"at":"now","text":1}');
    expect([readOfAccount("7", "draft:1"), readOfAccount("7", "draft:2")]).toEqual(["", ""]);
    tidyAccounts(now);
    expect(stored()).toBe(0);
  });
});
