import { expect, it } from "vitest";
import { runVitest } from "./run-vitest.ts";

it(
  "BEYOND-36, BEYOND-38: every walk at every width, every form in every way, every faulty back end with every rule",
  { timeout: 3_600_000 },
  async () => expect(await runVitest(["e2e", "conformance"], { TRIALS: "whole" })).toBe(0),
);
