import { calls } from "@kindling/domain/contract";
import { must, NotAvailable } from "../driver/broken.ts";
import { described } from "../driver/reply.ts";
import { everyCall, laterCalls } from "../driver/stage.ts";
import type { Rule } from "../rule.ts";

interface Operation {
  readonly operationId?: string;
  readonly "x-since"?: string;
  readonly "x-variants"?: readonly Operation[];
}

export const callRules: readonly Rule[] = [
  {
    name: "unfinished-calls-say-so",
    ids: "API-01",
    says: "A call or a field whose behaviour comes with a later issue is not_available.",
    async check({ stage }) {
      const { actor, inputOf } = await stage();
      for (const call of laterCalls) await actor.refused("not_available", call);
      const { body } = inputOf(calls.order)!;
      for (const later of [{ instrument: "1" }, { discount_code: "SPRING" }])
        await actor.refused("not_available", calls.order, { body: { ...(body as object), ...later } });
    },
  },
  {
    name: "unknown-calls-are-not-found",
    ids: "API-01 C-101",
    says: "A path of no call is not_found.",
    async check({ stage }) {
      const { actor } = await stage();
      for (const path of ["/api/nothing.php", "/api/user.php/x", "/api/%zz.php", "/api/user%00.php"])
        for (const method of ["GET", "POST"]) {
          const reply = await actor.request(path, { method });
          must(reply.code === "not_found", `${method} ${path} was answered ${described(reply)}`);
        }
    },
  },
  {
    name: "wrong-methods-are-refused",
    ids: "API-01",
    says: "A path answers 404 or 405 to a method that no call of it has.",
    async check({ stage }) {
      const { actor } = await stage();
      for (const path of new Set(everyCall.map((call) => call.path))) {
        const known = everyCall.filter((call) => call.path === path).map(({ method }) => method as string);
        for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((one) => !known.includes(one))) {
          const reply = await actor.request(path, { method, ...(method !== "GET" && { body: "{}" }) });
          must([404, 405].includes(reply.status), `${method} ${path} was answered ${described(reply)}`);
        }
      }
    },
  },
  {
    name: "the-description-has-every-call",
    ids: "API-01 API-02",
    says: "Where /api/openapi.json is served, it has every call at its place, and what is not built yet.",
    async check({ cast }) {
      const { status, json } = await cast.visitor().request("/api/openapi.json");
      if (status === 404) throw new NotAvailable("no description is served");
      const { paths = {} } = (json ?? {}) as { paths?: Record<string, Record<string, Operation>> };
      for (const { name, path, method, since } of everyCall) {
        const first = paths[path]?.[method.toLowerCase()];
        const found = [first, ...(first?.["x-variants"] ?? [])].find((one) => one?.operationId === name);
        must(found, `the description lacks ${name}`);
        must(found["x-since"] === since, `the description does not say since when ${name} is`);
      }
    },
  },
];
