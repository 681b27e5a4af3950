import { type Call, calls, errorCatalogue, isErrorCode } from "@kindling/domain/contract";
import { type CallSchema, schemas } from "@kindling/domain/schemas";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { handlers } from "../handlers.ts";
import { createMember, createTestServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let session: string;

beforeAll(async () => {
  server = await createTestServer();
  const { client } = await createMember(server);
  session = client.jar.cookies.get("__Host-session")!;
});

afterAll(() => server.close());

const all: readonly Call[] = Object.values(calls);
const handled = all.filter((call) => handlers.some((handler) => handler.call.name === call.name));

it("API-02 every call of the contract has one handler, or names the issue that brings it", () => {
  const names = handlers.map(({ call }) => call.name);
  expect(all.filter(({ name, since }) => names.includes(name) === (since !== undefined))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

/** What answered a request: its status, and its code where it was refused. */
interface Verdict {
  readonly status: number;
  readonly code?: string;
}

/** Sends a request as it stands. */
async function send(call: Call, parts: { query?: string; body?: string; cookie?: string }): Promise<Verdict> {
  const init: RequestInit = { method: call.method, headers: { cookie: parts.cookie ?? `__Host-session=${session}` } };
  if (call.method !== "GET") init.body = parts.body ?? "{}";
  const response = await server.app.request(`http://general.test${call.path}${parts.query ?? ""}`, init);
  // A stream of events has no end to wait for.
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { status: response.status };
  }
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, ...error };
}

/** Whether a call was done, or refused as the catalogue says: 4xx, with a code of that status. */
const isSound = ({ status, code }: Verdict): boolean =>
  status === 200 || (status >= 400 && status < 500 && isErrorCode(code) && errorCatalogue[code].status === status);

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
}

/** What a property may well hold, by its schema: good enough to get past the parsing, so that the rest is met too. */
const good = ({ type, enum: values, format, pattern }: Property): fc.Arbitrary<unknown> => {
  if (values) return fc.constantFrom(...values);
  if (format === "uuid") return fc.uuid();
  if (pattern?.startsWith("^[1-9]")) return fc.constantFrom("1", "2", "999999999999999");
  if (pattern?.startsWith("^[A-Z]{2}")) return fc.constantFrom("NL", "NL-UT");
  if (type === "integer") return fc.nat(120);
  if (type === "boolean") return fc.boolean();
  return fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("ada@example.com", "correct horse", "1999-01-01"));
};

/** C-040: amounts and ids that are none, and text that somebody stumbles over. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    0.5,
    1e9,
    "1",
    "1e3",
    "NaN",
    null,
    [1],
    2 ** 53,
    "0",
    "-1",
    "1 or 1=1",
    "%00",
    "\u0000",
  ),
  fc.constantFrom<unknown>("\ud800", "a".repeat(5000), "{{}}", "../..", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z"),
  fc.jsonValue(),
);

const propertiesOf = (schema: CallSchema["body"]): [string, Property][] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as {
    properties?: Record<string, Property>;
  };
  return Object.entries(properties);
};

const inputOf = (schema: CallSchema["body"]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      propertiesOf(schema).map(([name, property]) => [
        name,
        fc.oneof({ weight: 4, arbitrary: good(property) }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: [] },
  );

/** An object goes as JSON: its own `toString` may be anything. */
const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

const queryText = (query: Record<string, unknown>): string =>
  `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, textOf(value).toWellFormed()]))}`;

describe.each(handled.map((call) => [call.name, call] as const))(
  "API-05 C-040 C-101 %s answers 4xx with a code",
  (_, call) => {
    it("to whatever its fields hold", async () => {
      const parts = fc.record({ query: inputOf(schemas[call.name].query), body: inputOf(schemas[call.name].body) });
      await fc.assert(
        fc.asyncProperty(parts, async ({ query, body }) => {
          const verdict = await send(call, { query: queryText(query), body: JSON.stringify(body) });
          expect(verdict).toSatisfy(isSound);
        }),
        { numRuns: 40 },
      );
    });

    it.each([
      "{",
      "null",
      "[]",
      '"text"',
      "1",
      "[".repeat(60_000),
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
      "\u0000",
      "é",
    ])("to the body %.20s", async (body) => {
      expect(await send(call, { body })).toSatisfy(isSound);
    });

    it("to a body that is too large", async () => {
      expect(await send(call, { body: JSON.stringify({ email: "x".repeat(100_000) }) })).toSatisfy(isSound);
    });

    it.each([
      "?id=%",
      "?id=%00",
      "?id=%zz",
      "?id=%E0%A4%A",
      "?id=..%2f..%2fetc",
      "?id=%2525",
      "?id=1&id=2",
      "?id[]=1",
      "?id=1e3",
    ])("C-102 to the query %s", async (query) => {
      expect(await send(call, { query })).toSatisfy(isSound);
    });

    it.each([
      "__Host-session=",
      "__Host-session=%",
      "__Host-session=%00",
      "__Host-session=%E0%A4%A",
      `__Host-session=${"x".repeat(8000)}`,
      ";;=;",
      "session",
    ])("to the cookie %.20s", async (cookie) => {
      expect(await send(call, { cookie, query: "?id=1" })).toSatisfy(isSound);
    });
  },
);

it("answers 404 with a code for what is no call", async () => {
  for (const [path, method] of [
    ["/api/nothing.php", "GET"],
    ["/api/user.php", "PATCH"],
    ["/api/%zz.php", "GET"],
  ]) {
    const response = await server.app.request(`http://general.test${path}`, { method: method! });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { code: "not_found" } });
  }
});

it("C-165 answers of calls are kept by no cache", async () => {
  for (const call of handled.filter(({ method }) => method === "GET")) {
    const response = await server.app.request(`http://general.test${call.path}`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
});

it("an unforeseen failure answers 500 with its code, and the cause stands in the log only", async () => {
  const broken = await createTestServer();
  await broken.close();
  const response = await broken.app.request("http://general.test/api/user.php", {
    headers: { cookie: "__Host-session=x" },
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: { code: "unexpected" } });
});
