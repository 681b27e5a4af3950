import { type Call, calls } from "@kindling/domain/contract";
import * as fc from "fast-check";
import { signUpMember } from "./members.ts";
import type { TestServer } from "./server.ts";
import { testHost } from "./site.ts";

const otherPaths = [
  "/sandbox/pay",
  "/api/payment-callback.php",
  "/media/a.webp",
  "/dev/outbox",
  "/healthz",
  "/api/",
  "/",
];
const paths = [...Object.values<Call>(calls).map(({ path }) => path as string), ...otherPaths];

/** Values that have broken something somewhere. */
const hostile = fc.constantFrom(
  "",
  "0",
  "-1",
  "1e309",
  "99999999999999999999",
  "NaN",
  "null",
  "__proto__",
  "\u0000",
  "\ud800",
  "\u202e",
  "' or 1=1--",
  "../../etc/passwd",
  "2026-13-45T99:99:99Z",
  "9999-12-31T23:59:59.999Z",
  "x".repeat(3_000),
);
const names = fc.constantFrom(
  "id",
  "profile",
  "text",
  "page",
  "before",
  "after",
  "gender",
  "country",
  "countryregion",
  "min_age",
  "max_age",
  "as_of",
  "provider",
  "bundle",
  "method",
  "price",
  "request_key",
  "email",
  "password",
  "token",
  "locale",
  "domain",
);
const value = fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 40 }), fc.integer().map(String));
const field = fc.tuple(fc.oneof(names, fc.string({ maxLength: 10 })), value);
const json = fc.oneof(
  fc.dictionary(names, fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostile)).map((body) => JSON.stringify(body)),
  fc.jsonValue({ maxDepth: 4 }).map((body) => JSON.stringify(body)),
  fc.constantFrom("", "{", "[[[[", '{"__proto__":{"paid":true}}', `[${"[".repeat(5_000)}`, '{"a":1e999}', "\u0000"),
);

const request = fc.record({
  path: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...paths) }, fc.webPath()),
  method: fc.constantFrom("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"),
  query: fc.array(field, { maxLength: 4 }),
  body: json,
  type: fc.constantFrom(
    "application/json",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "x/y",
  ),
  member: fc.boolean(),
  headers: fc.dictionary(
    fc.constantFrom(
      "origin",
      "sec-fetch-site",
      "x-account",
      "accept-language",
      "range",
      "if-none-match",
      "x-request-type",
    ),
    fc.oneof(fc.constantFrom("client", "none", "1", "evil.test", "bytes=0-", "*"), fc.stringMatching(/^[!-~]{0,40}$/)),
    { maxKeys: 3 },
  ),
});

/** What was sent where something broke. */
export interface Broken {
  readonly status: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** Sends made-up requests to all routes, the same for the same seed; answers those that ended in a 5xx. */
export async function fuzz(server: TestServer, { seed, runs }: { seed: number; runs: number }): Promise<Broken[]> {
  const member = await signUpMember(server);
  const visitor = server.client();
  const broken: Broken[] = [];
  for (const one of fc.sample(request, { seed, numRuns: runs })) {
    const { path, method, query, body, type, headers } = one;
    const search = new URLSearchParams(query.map(([name, text]) => [name, text.toWellFormed()]));
    const full = `http://${testHost}${path}?${search}`;
    const { client } = one.member ? member : { client: visitor };
    const bare = method === "GET" || method === "HEAD";
    const init = { method, headers: { ...headers, ...(!bare && { "content-type": type }) }, ...(!bare && { body }) };
    const { status } = await client.fetch(full, init);
    // 501 is what is not built yet.
    if (status >= 500 && status !== 501) broken.push({ status, method, path: full, body });
    // Limits are tried elsewhere: here they would hide what is behind them.
    server.clock.advance(1_000);
  }
  return broken;
}
