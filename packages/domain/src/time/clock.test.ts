import { expect, it } from "vitest";
import { createManualClock, createServerClock } from "./clock.ts";

it("C-108 a server clock is right on a device whose clock is wrong", () => {
  const device = createManualClock(1_000_000);
  const clock = createServerClock(device);
  clock.adjust(5_000_000);
  device.advance(250);
  expect(clock.now()).toBe(5_000_250);
});

it("a manual clock stands still until it is moved", () => {
  const clock = createManualClock(10);
  expect([clock.now(), clock.now()]).toEqual([10, 10]);
  clock.set(20);
  clock.advance(5);
  expect(clock.now()).toBe(25);
});
