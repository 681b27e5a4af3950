import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Problem } from "../contract/index.ts";
import { type SignUpField, signUpSteps } from "../rules/index.ts";
import { beginSignUp, reduceSignUp, resumeSignUp, type SignUpEvent, type SignUpState } from "./sign-up.ts";

const last = signUpSteps.length - 1;
const fields: readonly SignUpField[] = signUpSteps.flat();
const stepWith = (field: string) => signUpSteps.findIndex((step) => (step as readonly string[]).includes(field));
const run = (events: readonly SignUpEvent[], from = beginSignUp): SignUpState => events.reduce(reduceSignUp, from);

const problem = (code: Problem["code"], wrong: readonly string[] = []): Problem => ({
  code,
  facts: wrong.length > 0 ? { fields: Object.fromEntries(wrong.map((field) => [field, { code: "invalid" }])) } : {},
});
const next = (requestKey = "key", wrong: readonly SignUpField[] = []): SignUpEvent => ({
  type: "next",
  requestKey,
  problems: Object.fromEntries(wrong.map((field) => [field, { code: "required" }])),
});

const wrongFields = fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1 });
const events: fc.Arbitrary<SignUpEvent> = fc.oneof(
  fc.record({ type: fc.constant("change" as const), values: fc.record({ name: fc.string() }) }),
  fc.constant<SignUpEvent>({ type: "back" }),
  fc.string().map((key) => next(key)),
  wrongFields.map((wrong) => next("key", wrong)),
  fc.constant<SignUpEvent>({ type: "sent" }),
  wrongFields.map((wrong): SignUpEvent => ({ type: "refused", problem: problem("invalid_request", wrong) })),
  fc.constant<SignUpEvent>({ type: "refused", problem: problem("network_failed") }),
  fc.constant<SignUpEvent>({ type: "shown" }),
);

describe("BEYOND-39 a sign-up", () => {
  it("stands at one of its steps, and is sent from the last one only, without problems and with a key", () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (all) => {
        let state = beginSignUp;
        for (const event of all) {
          const before = state;
          state = reduceSignUp(state, event);
          expect(state.step).toBeGreaterThanOrEqual(0);
          expect(state.step).toBeLessThanOrEqual(last);
          if (state.status !== "sending" || before.status === "sending") continue;
          expect([before.step, state.problems, state.failure]).toEqual([last, {}, null]);
          expect(state.requestKey).not.toBeNull();
        }
      }),
    );
  });

  it("loses nothing that was typed, but with the account", () => {
    fc.assert(
      fc.property(fc.array(events.filter(({ type }) => type !== "sent")), (all) => {
        const typed = all.findLast((event) => event.type === "change");
        expect(run(all).draft.name).toBe(typed?.values.name);
      }),
    );
  });

  it("goes back to the first step that has a refused field", () => {
    fc.assert(
      fc.property(wrongFields, (wrong) => {
        const sending = run([next()], resumeSignUp(last, {}));
        const refused = reduceSignUp(sending, { type: "refused", problem: problem("invalid_request", wrong) });
        expect(refused.status).toBe("filling");
        expect(refused.step).toBe(Math.min(...wrong.map(stepWith)));
        expect(Object.keys(refused.problems).toSorted()).toEqual(wrong.toSorted());
      }),
    );
  });

  it("says an address that has an account at its field", () => {
    const refused = run([next(), { type: "refused", problem: problem("account_exists") }], resumeSignUp(last, {}));
    expect(refused).toMatchObject({ step: last, failure: null, problems: { email: { code: "email_taken" } } });
  });

  it("stays at its end with a refusal that no field can mend", () => {
    const wrong = problem("invalid_request", ["language"]);
    const refused = run([next(), { type: "refused", problem: wrong }], resumeSignUp(last, {}));
    expect(refused).toMatchObject({ step: last, failure: wrong, problems: {} });
  });

  it("sends the same form with the same key after an answer that was lost, and another form with another", () => {
    const lost: SignUpEvent = { type: "refused", problem: problem("network_failed") };
    const first = run([next("one"), lost], resumeSignUp(last, { name: "Maren" }));
    const again = (values: object) => run([{ type: "change", values }, next("two")], first).requestKey;
    expect(run([next("two")], first).requestKey).toBe("one");
    expect(again({ name: "Maren" })).toBe("one");
    expect(again({ name: "Mara" })).toBe("two");
  });

  it("begins anew on a page that is shown again after it was done", () => {
    const done = run([next(), { type: "sent" }], resumeSignUp(last, { name: "Maren" }));
    expect(done.status).toBe("done");
    expect(reduceSignUp(done, { type: "shown" })).toBe(beginSignUp);
  });

  it("goes on where it was, if there is such a step", () => {
    expect([resumeSignUp(-3, {}).step, resumeSignUp(2, {}).step, resumeSignUp(99, {}).step]).toEqual([0, 2, last]);
  });
});
