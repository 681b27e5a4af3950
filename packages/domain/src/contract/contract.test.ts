import { describe, expect, it } from "vitest";
import { type Call, CallError, calls, errorCatalogue, id, isErrorCode, isId, queryInt, region } from "./index.ts";

const all = Object.entries(calls) as unknown as [string, Call][];

describe("API-01 API-02 the calls", () => {
  it.each(all)("%s is named as it is listed", (name, call) => {
    expect(call.name).toBe(name);
  });

  it("share no method and path", () => {
    const places = all.map(([, call]) => `${call.method} ${call.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("that are keyed carry a request key", () => {
    for (const [, call] of all.filter(([, { repeat }]) => repeat === "keyed")) {
      expect(
        call.body.safeParse({ request_key: "x" }).error?.issues.some(({ path }) => path[0] === "request_key"),
      ).toBe(true);
      expect(call.errors).toContain("request_key_reused");
    }
  });
});

describe("API-05 errors", () => {
  it("answer their code, their facts, and the flag where the session ended", () => {
    expect(new CallError("too_many_attempts", { minutes: 3 }).toJSON()).toEqual({
      error: { code: "too_many_attempts", minutes: 3 },
    });
    expect(new CallError("authentication_required").toJSON()).toEqual({
      error: { code: "authentication_required", authentication_required: true },
    });
  });

  it("that pass by themselves are those of the network, of the server and of limits", () => {
    const passing = Object.entries(errorCatalogue).filter(([, { retry }]) => retry);
    expect(passing.map(([code]) => code).toSorted()).toEqual(["network_failed", "too_many_requests", "unexpected"]);
  });

  it("are known by their own names only", () => {
    expect(["blocked", "toString", "__proto__", "", null].map(isErrorCode)).toEqual([true, false, false, false, false]);
  });
});

describe("C-040 ids and numbers", () => {
  it.each(["1", "999999999999999"])("%s is an id", (value) => {
    expect(isId(value) && id.safeParse(value).success).toBe(true);
  });

  it.each(["0", "-1", "01", "1.5", "1e3", "9007199254740993", "", " 1", "1\n", "１"])("%j is none", (value) => {
    expect(isId(value) || id.safeParse(value).success).toBe(false);
  });

  it("C-079 a number in a query is written in digits", () => {
    expect(queryInt.safeParse("18")).toMatchObject({ success: true, data: 18 });
    for (const text of ["18abc", "-1", "", "1e3", "0x12", " 18"]) expect(queryInt.safeParse(text).success).toBe(false);
  });

  it("a region names its country", () => {
    expect(["NL-UT", "FR-75C", "NL", "nl-ut", "NL-"].map((code) => region.safeParse(code).success)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
