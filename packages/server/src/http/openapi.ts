import {
  accountHeader,
  type Call,
  calls,
  commonErrors,
  type ErrorCode,
  errorCatalogue,
  requestTypeHeader,
  requestTypeValue,
} from "@kindling/domain/contract";
import * as z from "zod";
import { sessionCookie } from "./cookies.ts";

type Json = Record<string, unknown>;

/** A schema as JSON Schema; a transformation is described by what it takes. */
const schemaOf = (schema: Call["query"], io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return json;
};

const content = (schema: Json): Json => ({ "application/json": { schema } });

const parametersOf = (call: Call): Json[] => {
  const { properties = {}, required = [] } = schemaOf(call.query, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
};

/** The body of an error: its code, and whatever facts come with it. */
const errorSchema = (codes: readonly ErrorCode[]): Json => {
  const facts = new Set(codes.flatMap((code) => errorCatalogue[code].facts ?? []));
  const properties = { code: { enum: codes }, ...Object.fromEntries([...facts].map((fact) => [fact, {}])) };
  return {
    type: "object",
    required: ["error"],
    properties: { error: { type: "object", required: ["code"], properties } },
  };
};

/** The answers of a call by their status: the good one, and its errors. */
function responsesOf(call: Call): Json {
  const codes: ErrorCode[] = [...call.errors, ...commonErrors];
  if (call.access === "member" && !codes.includes("authentication_required")) codes.push("authentication_required");
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const errors = [...byStatus].map(([status, ofStatus]) => [
    String(status),
    { description: ofStatus.join(", "), content: content(errorSchema(ofStatus)) },
  ]);
  return {
    200: { description: "Done.", content: content(schemaOf(call.answer, "output")) },
    ...Object.fromEntries(errors),
  };
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    parameters: [
      { $ref: "#/components/parameters/requestType" },
      { $ref: "#/components/parameters/account" },
      ...parametersOf(call),
    ],
    ...(call.method !== "GET" && {
      requestBody: { required: true, content: content(schemaOf(call.body, "input")) },
    }),
    responses: responsesOf(call),
    ...(call.access === "member" && { security: [{ session: [] }] }),
    "x-repeat": call.repeat,
  };
}

function pathsOf(all: readonly Call[]): Json {
  const byPath = Map.groupBy(all, (call) => call.path);
  const operations = (ofPath: readonly Call[]) =>
    Object.fromEntries(ofPath.map((call) => [call.method.toLowerCase(), operationOf(call)]));
  return Object.fromEntries([...byPath].map(([path, ofPath]) => [path, operations(ofPath)]));
}

/** The contract as an OpenAPI 3.1 document, from which another back end can be built. */
export const describeApi = (): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Kindling",
    version: "1",
    description:
      "Errors answer `{ error: { code, …facts } }`. `x-repeat` says whether a client may send a failed call again by " +
      "itself: `safe`, `keyed` (by its request key) or `once` (never).",
  },
  paths: pathsOf(Object.values(calls) as unknown as readonly Call[]),
  components: {
    parameters: {
      requestType: {
        name: requestTypeHeader,
        in: "header",
        required: false,
        description: "Tells the product's own client from a link, a form or a picture elsewhere.",
        schema: { const: requestTypeValue },
      },
      account: {
        name: accountHeader,
        in: "header",
        required: false,
        description:
          "Whom the page was made for: the id of an account, or `none`. A call for somebody else than who is logged in " +
          "is refused with `session_changed` before anything is read or written; so is one of a browser's page (it has " +
          "`Sec-Fetch-Site`) that changes something and does not say.",
        schema: { type: "string" },
      },
    },
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
  },
});
