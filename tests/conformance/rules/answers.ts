import { errorCatalogue, isErrorCode } from "@kindling/domain/contract";
import { commonErrors, schemas } from "@kindling/domain/schemas";
import { Broken, NotAvailable } from "../driver/broken.ts";
import { described, type Reply } from "../driver/reply.ts";
import { readyCalls } from "../driver/stage.ts";
import { deviationOf } from "../driver/strict.ts";
import type { Rule } from "../rule.ts";

/** Answers of the contract's paths; pages and descriptions beside them are no calls. */
const isCall = ({ path }: Reply): boolean => path.startsWith("/api/") && path.endsWith(".php");

/** Codes that a call may be refused with. */
function codesOf({ call }: Reply): readonly string[] {
  const ofCall = call
    ? [...schemas[call.name].errors, ...(call.access === "member" ? ["authentication_required"] : [])]
    : [];
  return [...ofCall, ...commonErrors.filter((code) => code !== "unexpected"), ...(call ? [] : ["not_found"])];
}

function wrongRefusal(reply: Reply): string | undefined {
  const { call, status, code, facts, json } = reply;
  const { error } = (json ?? {}) as { error?: { code?: unknown } };
  const who = `${call?.name ?? reply.request} was refused with ${status}`;
  if (!isErrorCode(error?.code) || code === undefined) return `${who} and no code of the catalogue`;
  const entry = errorCatalogue[code];
  if (entry.status !== status) return `${who} for ${code}, whose status is ${entry.status}`;
  if (!codesOf(reply).includes(code)) return `${who} ${code}, which is none of its errors`;
  const missing = (entry.facts ?? []).find((fact) => facts[fact] === undefined);
  if (missing) return `${who} ${code} without its “${missing}”`;
  if (code === "authentication_required" && facts["authentication_required"] !== true)
    return `${who} ${code} without the flag`;
  return undefined;
}

export const answerRules: readonly Rule[] = [
  {
    name: "every-call-answers",
    ids: "API-01",
    says: "A good request of every call is answered.",
    async check({ stage }) {
      const { callerOf, inputOf } = await stage();
      const skipped: string[] = [];
      for (const call of readyCalls) {
        const input = inputOf(call);
        if (!input) {
          skipped.push(call.name);
          continue;
        }
        const reply = await callerOf(call).ask(call, input);
        if (!reply.ok) throw new Broken(`${call.name} was answered ${described(reply)}`);
      }
      if (skipped.length > 0) throw new NotAvailable(`all but ${skipped.join(", ")} answer: no mail can be read`);
    },
  },
  {
    name: "answers-keep-to-the-contract",
    ids: "API-02 BEYOND-37",
    says: "Every answer has all fields, of the right type, and no kind that the contract does not know.",
    watch: ({ call, ok, json }) => (call && ok ? deviationOf(call, json) : undefined),
  },
  {
    name: "refusals-are-of-the-catalogue",
    ids: "API-01 API-05",
    says: "Every refusal has a code that the call may answer, its status and its facts.",
    // For a method that a path does not have, 405 says enough.
    watch: (reply) => (isCall(reply) && !reply.ok && reply.status !== 405 ? wrongRefusal(reply) : undefined),
  },
  {
    name: "answers-are-json",
    ids: "API-01",
    says: "Every answer of a call says that it is JSON, but for a stream of events.",
    watch: (reply) =>
      isCall(reply) &&
      reply.status !== 405 &&
      !(reply.ok && reply.call?.carry === "stream") &&
      !/^application\/json\b/.test(reply.headers.get("content-type") ?? "")
        ? `${reply.request} was answered as ${reply.headers.get("content-type")}`
        : undefined,
  },
  {
    name: "answers-are-kept-by-no-cache",
    ids: "C-165",
    says: "Every answer of a call is `private, no-store`.",
    watch: ({ call, request, headers }) => {
      const kept = headers.get("cache-control") ?? "";
      if (!call || (/\bno-store\b/.test(kept) && /\bprivate\b/.test(kept))) return undefined;
      return `${request} was answered with the cache-control “${kept}”`;
    },
  },
];
