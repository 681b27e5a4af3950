import { calls, type CallError } from "@kindling/domain/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loginFailures } from "../database/schema/index.ts";
import { type Jobs, startJobs } from "../jobs/worker.ts";
import { createTestServer, signUpForm, signUpMember, type TestServer } from "../testing/index.ts";

let server: TestServer;
let jobs: Jobs;
const mailing = Promise.withResolvers<void>();
let mails = 0;

beforeAll(async () => {
  // A mail server that takes every mail and never says so, until the end.
  const transport = async () => {
    mails += 1;
    await mailing.promise;
  };
  server = await createTestServer({ transport });
  jobs = await startJobs(server.work);
});
beforeEach(() => server.db.delete(loginFailures));
afterAll(async () => {
  mailing.resolve();
  await jobs.stop();
  await server.close();
});

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (failure: CallError) => failure.code,
  );

describe("C-009 whether an address has an account", () => {
  it("a log-in that fails tells neither by what it says nor by how long it takes", async () => {
    const { form } = await signUpMember(server);
    const attempt = (email: string) =>
      codeOf(server.client().call(calls.logIn, { body: { email, password: "wrong password" } }));
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    await attempt("warm-up@example.com");
    // One after the other, so that whatever else the machine does falls on both.
    for (let n = 0; n < 31; n += 1) {
      await server.db.delete(loginFailures);
      times.known.push(await timed(async () => expect(await attempt(form.email)).toBe("login_failed")));
      times.unknown.push(await timed(async () => expect(await attempt(`no-${n}@example.com`)).toBe("login_failed")));
    }
    // Each with its neighbour: what slows the machine for a while slows both.
    const ratio = median(times.unknown.map((time, n) => time / times.known[n]!));
    expect(ratio).toBeGreaterThan(0.67);
    expect(ratio).toBeLessThan(1.5);
  });

  it("a sign-up waits for no mail, however slow that is", async () => {
    await signUpMember(server);
    await expect.poll(() => mails).toBeGreaterThan(0);
    expect(await codeOf(server.client().call(calls.signUp, { body: signUpForm() }))).toBe("ok");
  });

  it("a sign-up with an address that has an account works as hard as any other", async () => {
    const { form } = await signUpMember(server);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let n = 0; n < 15; n += 1) {
      const attempt = (email: string) => codeOf(server.client().call(calls.signUp, { body: signUpForm({ email }) }));
      times.known.push(await timed(async () => expect(await attempt(form.email)).toBe("account_exists")));
      times.unknown.push(await timed(async () => expect(await attempt(`new-${n}@example.com`)).toBe("ok")));
    }
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
