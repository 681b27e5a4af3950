import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { calls } from "@kindling/domain/contract";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createTestServer, signUpForm, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The spellings of a zone by case: 2 to the power of its letters. */
const spelling = (zone: string, number: number): string =>
  Array.from(zone, (letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join("");

it.each([
  ["spellings of one time zone", (number: number) => spelling("america/los_angeles", number)],
  [
    "offsets",
    (number: number) =>
      `${number % 2 ? "-" : "+"}${String(Math.trunc(number / 60)).padStart(2, "0")}:${String(number % 60).padStart(2, "0")}`,
  ],
  ["names of no zone", (number: number) => `No/Where${number}`],
])("F-026 four hundred %s leave few formatters behind", async (_, zoneOf) => {
  const made: WeakRef<object>[] = [];
  const Format = Intl.DateTimeFormat;
  // Without a mock of the test runner's, which would keep each of them itself.
  Intl.DateTimeFormat = class extends Format {
    constructor(...args: ConstructorParameters<typeof Format>) {
      super(...args);
      made.push(new WeakRef(this));
    }
  } as typeof Format;
  onTestFinished(() => void (Intl.DateTimeFormat = Format));
  for (let number = 0; number < 400; number += 1) {
    // Refused for the password, before any limit counts.
    const body = signUpForm({ time_zone: zoneOf(number), password: "short" });
    await expect(server.client().call(calls.signUp, { body })).rejects.toMatchObject({ code: "invalid_request" });
  }
  // What a task has made lives until its end.
  await server.drainJobs();
  collectGarbage();
  expect(made.filter((format) => format.deref()).length).toBeLessThan(60);
});

it("F-026 C-026 a time zone in another spelling is the same, and is kept by its name", async () => {
  server.clock.set(Date.parse("2026-05-10T00:10:00+12:00"));
  const client = server.client();
  const body = signUpForm({ time_zone: "pacific/AUCKLAND", date_of_birth: "2008-05-10" });
  expect((await client.call(calls.signUp, { body })).profile.age).toBe(18);
});
