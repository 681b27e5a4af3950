import { type Call, type FieldProblem } from "@kindling/domain/contract";
import { must, mustBe } from "../driver/broken.ts";
import { placesOf, problemsOf, withAt } from "../driver/mutate.ts";
import { described } from "../driver/reply.ts";
import { presentCalls, presentJsonCalls, type Stage } from "../driver/stage.ts";
import type { Sent } from "../driver/visitor.ts";
import type { Rule } from "../rule.ts";

/** Calls that have a body. */
const bodiedCalls = presentCalls.filter(({ method }) => method !== "GET");
const jsonCalls = presentJsonCalls.filter(({ method }) => method !== "GET");

/** Sends what the contract refuses; answers the fields that the back end refuses it for. */
async function refusedFields({ callerOf }: Stage, call: Call, sent: Sent, what: string) {
  const reply = await callerOf(call).ask(call, sent);
  must(
    reply.code === "invalid_request",
    `${call.name} with ${what} was answered ${described(reply)} instead of invalid_request`,
  );
  return (reply.facts["fields"] ?? {}) as Readonly<Record<string, FieldProblem>>;
}

/** What no field takes, but text that may be anything. */
const wrongValues = [undefined, { a: [1] }, 7, "☃"];

/** Larger than any call that is no upload has to take, in bytes. */
const tooLarge = 128 * 1024;

/** Longer than any text of the contract, and no longer than an address may be. */
const tooLong = "a".repeat(3_000);

export const inputRules: readonly Rule[] = [
  {
    name: "nonsense-bodies-are-refused",
    ids: "API-02 C-040",
    says: "A body that is no JSON is malformed_request; one that is no object is invalid_request.",
    async check({ stage }) {
      const { callerOf } = await stage();
      for (const call of jsonCalls) {
        const actor = callerOf(call);
        for (const text of ["{", "\u0000", "{'a':1}"]) await actor.refused("malformed_request", call, { text });
        for (const text of ['"text"', "[]", "null", "1"]) await actor.refused("invalid_request", call, { text });
      }
    },
  },
  {
    name: "wrong-fields-are-refused-by-name",
    ids: "API-02 C-040",
    says: "A field that is missing or of another type is invalid_request, which names it.",
    async check({ stage }) {
      const set = await stage();
      for (const call of presentCalls) {
        const good = set.inputOf(call);
        for (const place of good ? placesOf(good) : []) {
          for (const value of wrongValues) {
            const sent = withAt(good!, place, value);
            if (Object.keys(problemsOf(call, sent)).length === 0) continue;
            const name = place.path.join(".");
            const what = `the ${name} ${JSON.stringify(value) ?? "missing"}`;
            const fields = Object.keys(await refusedFields(set, call, sent, what));
            // A field within a field may go by the name of either.
            const named = fields.some(
              (field) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`),
            );
            must(named, `${call.name} with ${what} was refused for ${fields.join(", ") || "no field"}`);
          }
        }
      }
    },
  },
  {
    name: "text-over-its-length-is-refused",
    ids: "API-02 C-057",
    says: "A text longer than the contract lets it be is refused as too_long, with the most that it may be.",
    async check({ stage }) {
      const set = await stage();
      for (const call of presentCalls) {
        const good = set.inputOf(call);
        for (const place of good ? placesOf(good) : []) {
          const sent = withAt(good!, place, tooLong);
          const name = place.path.join(".");
          const expected = problemsOf(call, sent)[name];
          if (expected?.code !== "too_long") continue;
          mustBe(
            (await refusedFields(set, call, sent, `a long ${name}`))[name],
            expected,
            `${call.name}'s long ${name}`,
          );
        }
      }
    },
  },
  {
    name: "large-bodies-are-refused",
    ids: "API-02",
    says: "A body of 128 KiB that is no upload is request_too_large, whatever is in it.",
    async check({ stage }) {
      const { callerOf, inputOf } = await stage();
      for (const call of jsonCalls) {
        const body = { ...(inputOf(call)?.body as object), of_tomorrow: "a".repeat(tooLarge) };
        await callerOf(call).refused("request_too_large", call, { body });
      }
    },
  },
  {
    name: "unknown-fields-are-ignored",
    ids: "API-02 C-069",
    says: "A field that the contract does not have changes nothing, in query or body, whoever it names.",
    async check({ stage }) {
      const { callerOf, inputOf } = await stage();
      const more = { of_tomorrow: { a: 1 }, id: "1", sender: "1", user_id: "1", credits: 1_000_000 };
      for (const call of presentCalls) {
        const good = inputOf(call);
        if (!good) continue;
        const body = { ...more, ...(good.body as object) };
        const query = { ...good.query, of_tomorrow: "1" };
        const reply = await callerOf(call).ask(call, { query, body });
        must(reply.ok, `${call.name} with a field of tomorrow was answered ${described(reply)}`);
      }
    },
  },
  {
    name: "text-that-cannot-be-kept-is-refused",
    ids: "API-05 C-040",
    says: "Text with a NUL or half a surrogate pair is refused, and nothing breaks over it.",
    async check({ stage }) {
      const { callerOf, inputOf } = await stage();
      for (const call of bodiedCalls) {
        const good = inputOf(call) ?? {};
        for (const { part, path } of placesOf(good).filter(
          (place) => place.part === "body" && place.path.length === 1,
        )) {
          if (typeof (good.body as Record<string, unknown>)[path[0]!] !== "string") continue;
          for (const text of ["a\u0000b", "a\ud800b"]) {
            const reply = await callerOf(call).ask(call, withAt(good, { part, path }, text));
            must(
              reply.code === "malformed_request" || reply.code === "invalid_request",
              `${call.name} with ${JSON.stringify(text)} as ${path[0]} was answered ${described(reply)}`,
            );
          }
        }
      }
    },
  },
];
