import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homePath, returnPath } from "./return-path.ts";

describe("ROUTE-09 C-001 returnPath", () => {
  it.each([
    "/%5Cevil.test/",
    "%2F%5Cevil.test",
    "/%2Fevil.test",
    "\\\\evil.test",
    "/\\evil.test",
    "//evil.test",
    "/.//evil.test",
    "/a/..//evil.test",
    "https:evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/\t/evil.test",
    "/%09/evil.test",
    "evil.test",
    "",
    null,
    undefined,
  ])("%j leads home", (target) => {
    expect(returnPath(target)).toBe(homePath);
  });

  it.each(["/chats/12?x=1#y", "/", "/members?next=%2F%2Fa&q=100%25", "/members/1/landing2/a%20b"])(
    "%s stays",
    (target) => {
      expect(returnPath(target)).toBe(target);
    },
  );

  it.each([
    ["/login", homePath],
    ["/login/?next=", homePath],
    ["/login?next=%2Fchats%2F1%3Fa%3Db%2526c", "/chats/1?a=b%26c"],
    ["/login?next=%2Flogin%3Fnext%3D%252Flogin%253Fnext%253D%25252Flikes", "/likes"],
    ["/login?next=%2Flogin%3Fnext%3Dhttps%253A%252F%252Fevil.test", homePath],
    ["/login?x=1&next=//evil.test", homePath],
    ["/loginx?next=%2Flikes", "/loginx?next=%2Flikes"],
  ])("leads through the log-in %s to %s", (target, path) => {
    expect(returnPath(target)).toBe(path);
  });

  it("never leaves the site, whatever it is given", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "//",
      "%2f",
      "%5C",
      "evil.test",
      "https:",
      "@",
      ":",
      "?",
      "#",
      "\t",
      " ",
      "a",
    );
    const targets = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(targets, (target) => {
        const path = returnPath(target);
        const url = new URL(path, "https://kindling.test");
        expect(url.origin).toBe("https://kindling.test");
        expect(path.startsWith("/") && !path.startsWith("//")).toBe(true);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
