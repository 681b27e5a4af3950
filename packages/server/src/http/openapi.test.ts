import { type Call, calls, errorCatalogue } from "@kindling/domain/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/index.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { $ref?: string; name?: string; required?: boolean }[];
  readonly requestBody?: { content: { "application/json": { schema: { required?: string[] } } } };
  readonly responses: Readonly<Record<string, { description: string }>>;
  readonly security?: unknown;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  server = await createTestServer();
  const response = await server.client().fetch("/api/openapi.json");
  ({ paths } = (await response.json()) as { paths: typeof paths });
});

afterAll(() => server.close());

it.each(Object.values(calls) as unknown as Call[])("API-01 API-02 describes $name", (call) => {
  const operation = paths[call.path]?.[call.method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: call.name });
  expect(operation!.parameters[0]).toEqual({ $ref: "#/components/parameters/requestType" });
  expect(Boolean(operation!.requestBody)).toBe(call.method !== "GET");
  expect(Boolean(operation!.security)).toBe(call.access === "member");
  for (const code of call.errors) {
    expect(operation!.responses[errorCatalogue[code].status]!.description).toContain(code);
  }
});

it("API-02 says what a call takes", () => {
  const { requestBody } = paths["/api/user.php"]!["post"]!;
  expect(requestBody!.content["application/json"].schema.required).toEqual(["email", "password"]);
  const parameters = paths["/api/member.php"]!["get"]!.parameters;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "id", in: "query", required: true }));
});

it("answers on its health", async () => {
  expect(await (await server.client().fetch("/healthz")).json()).toEqual({ ok: true });
});
