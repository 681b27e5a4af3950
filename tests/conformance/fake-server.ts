import { createFakeBackEnd, type FakeBackEnd } from "@kindling/domain/fakes";
import { createManualClock } from "@kindling/domain/time";
import type { StartedBackEnd } from "./describe-back-end.ts";

/** The fakes, whose time goes on with each request. */
export function startFakes(): StartedBackEnd & Pick<FakeBackEnd, "world"> {
  const clock = createManualClock(Date.UTC(2026, 2, 1, 12));
  const { fetch, world } = createFakeBackEnd({ clock });
  return {
    origin: "https://fake.test",
    world,
    backstage: {
      pass: (milliseconds) => clock.advance(milliseconds),
    },
    async fetch(request) {
      clock.advance(100);
      return fetch(request);
    },
    close: async () => {},
  };
}
