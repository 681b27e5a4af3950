import { expect, test } from "vitest";
import { gatherCrowd } from "../support/crowd.ts";

test("20 members use the built product at once and meet no error: a small part of the gate of 500", async () => {
  const { errors, acts } = await gatherCrowd({ members: 20, duration: 3_000, thinking: 200 });
  expect(errors).toEqual({});
  expect(Object.entries(acts).filter(([, { count }]) => count === 0)).toEqual([]);
});
