import {
  accountHeader,
  type Call,
  calls,
  type ErrorCode,
  errorCatalogue,
  requestTypeHeader,
  requestTypeValue,
  unknown,
} from "@kindling/domain/contract";
import { type CallSchema, commonErrors, schemas } from "@kindling/domain/schemas";
import { filePart } from "@kindling/domain/client";
import * as z from "zod";
import { sessionCookie } from "./cookies.ts";

type Json = Record<string, unknown>;

/** Without what only a reader of tomorrow's answers needs: no back end answers `unknown`. */
function withoutUnknown(json: Json): Json {
  const { default: fallback, ...rest } = json;
  if (fallback !== undefined && fallback !== unknown) rest["default"] = fallback;
  const strict = Object.entries(rest).map(([key, value]): [string, unknown] => {
    if (Array.isArray(value)) return [key, value.filter((part) => !isUnknown(part)).map(strictly)];
    return [key, strictly(value)];
  });
  return Object.fromEntries(strict);
}

const strictly = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(strictly)
    : typeof value === "object" && value
      ? withoutUnknown(value as Json)
      : value;

const isUnknown = (part: unknown): boolean =>
  part === unknown ||
  Object.values((part as { properties?: Record<string, Json> } | null)?.properties ?? {}).some(
    (property) => property["const"] === unknown,
  );

/** A schema as JSON Schema; a transformation is described by what it takes. */
const schemaOf = (schema: CallSchema["query"], io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return withoutUnknown(json);
};

const content = (schema: Json, type = "application/json"): Json => ({ [type]: { schema } });

const parametersOf = (call: Call): Json[] => {
  const { properties = {}, required = [] } = schemaOf(schemas[call.name].query, "input") as {
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
  const { answer, errors } = schemas[call.name];
  const codes: ErrorCode[] = [...errors, ...commonErrors];
  if (call.access === "member" && !codes.includes("authentication_required")) codes.push("authentication_required");
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const refusals = [...byStatus].map(([status, ofStatus]) => [
    String(status),
    { description: ofStatus.join(", "), content: content(errorSchema(ofStatus)) },
  ]);
  const type = call.carry === "stream" ? "text/event-stream" : "application/json";
  return {
    200: { description: "Done.", content: content(schemaOf(answer, "output"), type) },
    ...Object.fromEntries(refusals),
  };
}

/** What a call's body is: JSON, which a beacon may send as plain text, or a form whose last part is a file. */
function requestBodyOf(call: Call): Json {
  const schema = schemaOf(schemas[call.name].body, "input");
  if (call.carry === "beacon")
    return { required: true, content: { ...content(schema), ...content(schema, "text/plain") } };
  if (call.carry !== "upload") return { required: true, content: content(schema) };
  const properties = { ...(schema["properties"] as Json), [filePart]: { type: "string", format: "binary" } };
  return { required: true, content: content({ ...schema, properties }, "multipart/form-data") };
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: schemas[call.name].summary,
    parameters: [
      { $ref: "#/components/parameters/requestType" },
      { $ref: "#/components/parameters/account" },
      ...parametersOf(call),
    ],
    ...(call.method !== "GET" && { requestBody: requestBodyOf(call) }),
    responses: responsesOf(call),
    ...(call.access === "member" && { security: [{ session: [] }] }),
    "x-repeat": call.repeat,
    "x-carry": call.carry,
    ...(call.limit !== undefined && { "x-limit": call.limit }),
    ...(call.when && { "x-when": { [call.when[0]]: call.when[1] } }),
    ...(call.since && { "x-since": call.since }),
  };
}

/** The operation of a place. OpenAPI has one for each method of a path: calls that a parameter tells apart stand in it. */
function operationAt([first, ...others]: readonly Call[]): Json {
  return { ...operationOf(first!), ...(others.length > 0 && { "x-variants": others.map(operationOf) }) };
}

function pathsOf(all: readonly Call[]): Json {
  const byPath = Map.groupBy(all, (call) => call.path);
  return Object.fromEntries(
    [...byPath].map(([path, ofPath]) => {
      const byMethod = Map.groupBy(ofPath, ({ method }) => method.toLowerCase());
      const plainFirst = (here: readonly Call[]) =>
        here.toSorted((a, b) => Number(Boolean(a.when)) - Number(Boolean(b.when)));
      return [path, Object.fromEntries([...byMethod].map(([method, here]) => [method, operationAt(plainFirst(here))]))];
    }),
  );
}

/** The contract as an OpenAPI 3.1 document, from which another back end can be built. */
export const describeApi = (): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Kindling",
    version: "1",
    description:
      "Errors answer `{ error: { code, …facts } }`. `x-repeat` says whether a client may send a failed call again by " +
      "itself: `safe`, `keyed` (by its request key) or `once` (never). `x-carry` says how it travels. Of calls that share " +
      "a place, those in `x-variants` are meant where the query holds their `x-when`. A call with `x-since` is answered 501 " +
      "until that part is built.",
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
    securitySchemes: {
      session: { type: "apiKey", in: "cookie", name: sessionCookie, description: "On https: __Host-session." },
    },
  },
});
