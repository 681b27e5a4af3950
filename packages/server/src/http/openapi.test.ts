import { type Call, calls, errorCatalogue, unknown } from "@kindling/domain/contract";
import { schemas } from "@kindling/domain/schemas";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/index.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { $ref?: string; name?: string; required?: boolean }[];
  readonly requestBody?: { content: { "application/json": { schema: { required?: string[] } } } };
  readonly responses: Readonly<Record<string, { description: string }>>;
  readonly security?: unknown;
  /** Others at the same place, which a parameter of the query tells apart. */
  readonly "x-variants"?: readonly Operation[];
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  server = await createTestServer();
  const response = await server.client().fetch("/api/openapi.json");
  ({ paths } = (await response.json()) as { paths: typeof paths });
});

afterAll(() => server.close());

it.each(Object.values<Call>(calls))("API-01 API-02 describes $name", (call) => {
  const place = paths[call.path]?.[call.method.toLowerCase()];
  const operation = [place, ...(place?.["x-variants"] ?? [])].find((one) => one?.operationId === call.name);
  expect(operation).toMatchObject({ operationId: call.name });
  expect(operation!.parameters.slice(0, 2)).toEqual([
    { $ref: "#/components/parameters/requestType" },
    { $ref: "#/components/parameters/account" },
  ]);
  expect(Boolean(operation!.requestBody)).toBe(call.method !== "GET");
  expect(Boolean(operation!.security)).toBe(call.access === "member");
  for (const code of schemas[call.name].errors) {
    expect(operation!.responses[errorCatalogue[code].status]!.description).toContain(code);
  }
});

it("API-02 says what a call takes", () => {
  const { requestBody } = paths["/api/user.php"]!["post"]!;
  expect(requestBody!.content["application/json"].schema.required).toEqual(["email", "password"]);
  const parameters = paths["/api/member.php"]!["get"]!.parameters;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "id", in: "query", required: true }));
});

it("API-02 says how a call travels, when it is meant, and what is not built yet", () => {
  const [push] = paths["/api/user.php"]!["post"]!["x-variants"]!;
  expect(push).toMatchObject({ operationId: "subscribePush", "x-when": { push: "1" }, "x-since": "D" });
  expect(paths["/api/photo.php"]!["post"]!.requestBody!.content).toHaveProperty("multipart/form-data");
  expect(paths["/api/page-hidden.php"]!["post"]!.requestBody!.content).toHaveProperty("text/plain");
  expect(paths["/api/events.php"]!["get"]).toMatchObject({
    responses: { 200: { content: { "text/event-stream": {} } } },
  });
});

it("BEYOND-37 tells nobody to answer what only a reader makes of tomorrow's values", () => {
  expect(JSON.stringify(paths)).not.toContain(`"${unknown}"`);
});

it("answers on its health", async () => {
  expect(await (await server.client().fetch("/healthz")).json()).toEqual({ ok: true });
});
