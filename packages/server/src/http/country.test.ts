import { day } from "@kindling/domain/rules";
import { describe, expect, it } from "vitest";
import { countryOfAddress, dateOfCountries, knownCountry, staleCountries } from "./country.ts";

const released = Date.UTC(2026, 8, 26);

it.each([
  ["nl", "NL"],
  [" GB ", "GB"],
  ["XX", undefined],
  ["ZZ", undefined],
  ["T1", undefined],
  ["QQ", undefined],
  ["NLD", undefined],
  ["", undefined],
  [undefined, undefined],
])("SET-08 the code %j is the country %j", (code, known) => {
  expect(knownCountry(code)).toBe(known);
});

it.each(["10.0.0.1", "127.0.0.1", "::1", "fe80::1", "192.168.0.1", "local", "unknown", ""])(
  "SET-08 %j is nowhere",
  (address) => {
    expect(countryOfAddress(address)).toBeUndefined();
  },
);

describe("SET-08 the data", () => {
  it("is as old as its version says", () => {
    expect(dateOfCountries("5.0.202609260156")).toBe(released);
    expect(dateOfCountries()).toBeGreaterThanOrEqual(released);
  });

  it("is said to be old after 60 days", () => {
    expect(staleCountries(released + 60 * day, "5.0.202609260156")).toBeUndefined();
    expect(staleCountries(released + 61 * day, "5.0.202609260156")).toContain("61 days old");
  });
});
