import { describe, expect, it } from "vitest";
import { schemas } from "../schemas/index.ts";
import { type Call, CallError, calls, errorCatalogue, findCall, isErrorCode } from "./index.ts";

const all: readonly Call[] = Object.values(calls);

describe("API-01 API-02 the calls", () => {
  it.each(Object.entries(calls))("%s is named as it is listed", (name, call) => {
    expect(call.name).toBe(name);
  });

  it("are told apart by method, path and one parameter", () => {
    for (const call of all) {
      const query = new URLSearchParams(call.when && [[...call.when]]);
      expect(findCall(call.method, call.path, query)).toBe(call);
    }
    const places = all.map(({ method, path, when }) => `${method} ${path} ${when?.join("=") ?? ""}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("of the specification are there, under its paths", () => {
    const found = (place: string) => {
      const [method = "", address = ""] = place.split(" ");
      const { pathname, searchParams } = new URL(address, "http://site.test");
      return findCall(method, pathname, searchParams)?.name;
    };
    const named = {
      "POST /api/user.php": "logIn",
      "GET /api/user.php": "getUser",
      "PUT /api/user.php": "changeUser",
      "POST /api/user.php?push=1": "subscribePush",
      "GET /api/logout.php": "logOut",
      "GET /api/geocode.php?lat=1&lon=2": "geocode",
      "POST /api/page-hidden.php": "pageHidden",
      "GET /api/auto-like.php": "getAutoLike",
      "GET /api/discountcode.php?code=A": "getDiscountCode",
      "GET /api/discountcode.php?welcome=true": "getWelcomeDiscount",
      "GET /api/settings.php?domain=a.test&t=3": "getSettings",
      "GET /api/chats.php": "getChats",
      "GET /api/likes.php": "getLikes",
      "DELETE /api/chat.php": "removeChat",
      "GET /api/interests.php": "getInterests",
      "GET /api/regions.php": "getRegions",
      "GET /api/companyinfo.php": "getCompany",
    };
    expect(Object.keys(named).map(found)).toEqual(Object.values(named));
  });

  it("that are keyed carry a request key", () => {
    for (const { name } of all.filter(({ repeat }) => repeat === "keyed")) {
      const issues = schemas[name].body.safeParse({ request_key: "x" }).error?.issues ?? [];
      expect(issues.some(({ path }) => path[0] === "request_key")).toBe(true);
      expect(schemas[name].errors).toContain("request_key_reused");
    }
  });

  it("that upload say how much", () => {
    for (const { limit } of all.filter(({ carry }) => carry === "upload")) expect(limit).toBeGreaterThan(0);
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
    expect(passing.map(([code]) => code).toSorted()).toEqual([
      "network_failed",
      "server_busy",
      "too_many_requests",
      "unexpected",
    ]);
  });

  it("are known by their own names only", () => {
    expect(["blocked", "toString", "__proto__", "", null].map(isErrorCode)).toEqual([true, false, false, false, false]);
  });
});
