import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameMaxLength } from "../constants.ts";
import { checkName, normalizeName } from "./names.ts";

const site = { name: "Kindling", mail_name: "Kindling" };

describe("AUTH-04 C-032 C-070 checkName", () => {
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["\u00a0", "required"],
    ["\u200b".repeat(15), "name_invisible"],
    ["\u3164", "name_invisible"],
    ["\u2800", "name_invisible"],
    ["\u0301\u0301", "name_invisible"],
    ["...", "name_invisible"],
    ["@ada", "name_starts_with_at"],
    [" @ada", "name_starts_with_at"],
    ["Ada@Example.com", "name_is_email"],
    ["Rita\u202e", "name_characters"],
    ["abc\u2066def", "name_characters"],
    ["a\nb", "name_characters"],
    [`Rita${"\u0323\u0301".repeat(4)}`, "name_characters"],
    ["Rit\u0430", "name_alphabets"],
    ["\u0391nna", "name_alphabets"],
    ["\ua4ee\ua4e0\ua4e0\ua4ee", "name_alphabets"],
  ])("%j: %s", (name, code) => {
    expect(checkName(name, site, "ada@example.com")).toEqual({ code });
  });

  it.each([
    "Ada",
    " a ",
    "7",
    "Zoë",
    "Łukasz",
    "李",
    "Анна",
    "Σοφία",
    "Nguyễn Thị Ánh",
    "りんごApple",
    "김민지",
    "علی",
    "Dr. Anna M.",
    "J.R. van 't Hof",
    "Anna: always late",
    "Badminton fan",
    "Mitch",
    "O'Neil 👩‍👩‍👧",
    "👩‍👩‍👧1".repeat(15),
  ])("takes %s", (name) => {
    expect(checkName(name, site, "ada@example.com")).toBeUndefined();
  });

  it("counts as a person counts", () => {
    expect(checkName(`a${"👩‍👩‍👧".repeat(nameMaxLength - 1)}`, site)).toBeUndefined();
    expect(checkName("a".repeat(nameMaxLength + 1), site)).toEqual({ code: "too_long", max: nameMaxLength });
  });
});

describe("AUTH-04 a name that looks like the site's", () => {
  it.each([
    "Support",
    "support.",
    "Anna Support",
    "AnnaSupport",
    "S.u.p-p o_r t",
    "5upp0rt",
    "Support24",
    "Süppört",
    "ⓢⓤⓟⓟⓞⓡⓣ",
    "🆂🆄🅿🅿🅾🆁🆃 a",
    "ꜱᴜᴘᴘᴏʀᴛ",
    "ѕцррогт",
    "Adm1n",
    "Admin",
    "Аԁміп",
    "Moderator",
    "rnoderator",
    "Kindling",
    "KINDLING team",
    "KindIing",
    "Klndl1ng",
    "Кіԁпіпԍ Kindling",
    "Klantenservice",
    "ObsługaKlienta",
    "Servizio clienti",
    "Kundtjänst",
  ])("is reserved: %s", (name) => {
    expect(checkName(name, site)).toEqual({ code: "name_reserved" });
  });
});

it.each([
  "http://evil.test",
  "evil.test",
  "www.evil",
  "HTTPS：//evil．test",
  "evil。test",
  "t.me/anna",
  "me at anna@evil.test",
  "mailto:anna",
  "192.168.1.10",
  "ev\u200bil.te\u00adst",
])("AUTH-04 an address is no name: %s", (name) => {
  expect(checkName(name, site)).toEqual({ code: "name_address" });
});

it("AUTH-04 a name that is an address waits for the member's own, to be told what is wrong with it", () => {
  expect(checkName("anna@evil.test", site)).toBeUndefined();
  expect(checkName("anna@evil.test", site, "Anna@evil.test")).toEqual({ code: "name_is_email" });
  expect(checkName("anna@evil.test", site, "me@example.com")).toEqual({ code: "name_address" });
});

it.each([
  ["  Ada \u00a0 L ", "Ada L"],
  ["An\u200dna\u00ad", "Anna"],
  ["\uff21nna", "Anna"],
  ["𝐀nna", "Anna"],
  ["Anna.", "Anna"],
  ["Anna\ufe0f\u{e0041}", "Anna"],
  ["Anna 👩‍❤️‍👨 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣", "Anna 👩‍❤️‍👨 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣"],
])("%j is kept as %s", (name, kept) => {
  expect(normalizeName(name)).toBe(kept);
});

it("a name is kept as it will be checked again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(normalizeName(normalizeName(name))).toBe(normalizeName(name));
      expect(checkName(normalizeName(name), site)?.code === undefined || checkName(name, site) !== undefined).toBe(
        true,
      );
    }),
  );
});
