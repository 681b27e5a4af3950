import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEmail, normalizeEmail, suggestEmail } from "./email.ts";

describe("AUTH-06 C-022 C-023 checkEmail", () => {
  const local = (length: number) => `${"a".repeat(length)}@example.com`;

  it.each([
    "o'neil@example.com",
    "x+y@example.museum",
    "a@xn--kse-qla.de",
    "a@käse.de",
    "trailing@example.com ",
    local(64),
    "Member@Example.COM",
  ])("takes %s", (value) => {
    expect(checkEmail(value)).toBeUndefined();
  });

  it.each([
    "a@a.a",
    "a@b",
    "jörg@example.de",
    local(65),
    "jan.@example.nl",
    ".jan@example.nl",
    "jan..b@example.nl",
    "jan@example..nl",
    "jan@-x.nl",
    "jan@x-.nl",
    "jan@127.0.0.1",
    "@example.nl",
    "jan",
    "a@b@example.nl",
    "a b@example.nl",
    "a@käse.de/path",
    "a@käse.de:80",
    "a@käse.de?x=y.de",
    "a\r\nBcc: b@example.nl",
  ])("refuses %j", (value) => {
    expect(checkEmail(value)).toEqual({ code: "email_invalid" });
  });

  it("takes 254 characters in all, and no more", () => {
    const domain = (length: number) => `${"b".repeat(60)}.`.repeat(3) + `${"c".repeat(length - 2 - 183 - 4)}.com`;
    expect(`a@${domain(254)}`).toHaveLength(254);
    expect(checkEmail(`${"a".repeat(10)}@${domain(245)}`)).toBeUndefined();
    expect(checkEmail(`${"a".repeat(11)}@${domain(245)}`)).toEqual({ code: "email_invalid" });
  });

  it("asks for one where there is none", () => {
    expect(checkEmail("  ")).toEqual({ code: "required" });
  });
});

describe("C-003 C-020 normalizeEmail", () => {
  it.each(["Member@Example.com", " member@example.com", "member＠example.com", "member@ｅxample.com\t"])(
    "%j is one spelling of many",
    (value) => {
      expect(normalizeEmail(value)).toBe("member@example.com");
    },
  );

  it("changes nothing that is normal already", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" })), (value) => {
        const once = normalizeEmail(value);
        expect(normalizeEmail(once)).toBe(once);
      }),
    );
  });

  it("gives both sides of the wire one verdict", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "grapheme" })), (value) => {
        expect(checkEmail(normalizeEmail(value))).toEqual(checkEmail(value));
      }),
    );
  });
});

describe("C-025 suggestEmail", () => {
  const at = (domain: string) => `name@${domain}`;

  it.each([
    "name@gm",
    "name@gma",
    "name@gmai",
    "name",
    "",
    ...[
      "gmail.com",
      "gmx.net",
      "gmx.de",
      "libero.it",
      "mac.com",
      "me.com",
      "mail.com",
      "ymail.com",
      "live.nl",
      "web.de",
    ].map(at),
    ...["yahoo.co.uk", "yahoo.fr", "hotmail.it", "outlook.dk", "orange.fr", "online.no", "o2.pl", "aol.com"].map(at),
    ...["cox.net", "gmal.nl", "gmaill.co", "company.com", "iclouds.net", "xn--gmal-mpa.com"].map(at),
  ])("says nothing of %j", (value) => {
    expect(suggestEmail(value)).toBeUndefined();
  });

  it.each([
    ["name@gmial.con", "name@gmail.com"],
    ["name@hotmial.com", "name@hotmail.com"],
    ["x+50%y@gmial.com", "x+50%y@gmail.com"],
    ["name@gmail.co", "name@gmail.com"],
    ["name@gmal.com", "name@gmail.com"],
    ["name@outlok.com", "name@outlook.com"],
    ["name@yahooo.com", "name@yahoo.com"],
    ["name@icluod.com", "name@icloud.com"],
    ["name@hotnail.com", "name@hotmail.com"],
    ["name@company.con", "name@company.com"],
  ])("takes %s for %s", (value, suggestion) => {
    expect(suggestEmail(value)).toBe(suggestion);
  });
});
