import { expect, it } from "vitest";
import { visibleLocales } from "./locales.ts";

it("SET-03 visible locales are the settings' within those that the shell ships", () => {
  expect(visibleLocales({ visible_locales: ["nl", "pl"] }, ["en", "fr", "nl", "no"])).toEqual(["nl"]);
  expect(visibleLocales({}, ["en", "fr"])).toEqual(["en", "fr"]);
});
