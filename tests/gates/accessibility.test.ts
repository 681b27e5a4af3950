import { expect, it } from "vitest";
import { runVitest } from "./run-vitest.ts";

it(
  "BEYOND-01, BRAND-04, I18N-07: axe looks at every story in every brand and scheme, and each is shown in every language",
  { timeout: 3_600_000 },
  async () => expect(await runVitest(["stories"], { ACCESSIBILITY: "whole" })).toBe(0),
);
