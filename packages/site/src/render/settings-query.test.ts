import * as fc from "fast-check";
import { expect, it } from "vitest";
import { schemas } from "@kindling/domain/schemas";
import { settingsQuery } from "./settings-query.ts";

const query = (search: string) => settingsQuery(new URLSearchParams(search), "general.test");

it("SET-01 asks by the page's query, with the domain forced", () => {
  expect(query("?ref=a&domain=evil.test&gender=male")).toEqual({ ref: "a", gender: "male", domain: "general.test" });
});

it.each([`x=${"y".repeat(2001)}`, `country=${"N".repeat(21)}`, "x=%00", "x=%ED%A0%80%00"])(
  "SET-01 leaves out what the settings cannot take, so that no address breaks a page: %.30s",
  (search) => {
    expect(query(`${search}&ref=a`)).toEqual({ ref: "a", domain: "general.test" });
  },
);

it("SET-01 is taken, whatever the page's address holds", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: "binary", maxLength: 3000 }))), (pairs) => {
      const asked = settingsQuery(new URLSearchParams(pairs), "general.test");
      expect(schemas.getSettings.query.safeParse(asked).success).toBe(true);
    }),
  );
});
