import type * as z from "zod/mini";
import type { Schemas } from "../schemas/calls.ts";
import type { Since } from "../vocabulary/index.ts";

export type CallName = keyof Schemas;

/** Who may make a call. */
export type Access = "anyone" | "member";

/**
 * Whether a failed call may be made again by itself: `safe` reads or sets one state; `keyed` carries a request key,
 * so the server answers a repetition with the first result; `once` never.
 */
export type Repeat = "safe" | "keyed" | "once";

/**
 * How a call travels: as JSON both ways; `upload` sends a form with a file; `beacon` is sent by a page that goes and
 * waits for no answer; `stream` answers events for as long as it is open.
 */
export type Carry = "json" | "upload" | "beacon" | "stream";

/** One call of the contract, as the first load of a page needs it: where it is and how it travels. Its schema is `schemas[name]`. */
export interface Call<Name extends CallName = CallName, C extends Carry = Carry> {
  readonly name: Name;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}.php`;
  readonly access: Access;
  readonly repeat: Repeat;
  readonly carry: C;
  /** A parameter of the query that tells it from another call of the same method and path. */
  readonly when?: readonly [name: string, value: string];
  /** The most bytes that a file may weigh. */
  readonly limit?: number;
  /** The issue that brings its behaviour; until then it is answered 501 `not_available`. */
  readonly since?: Since;
}

type SchemaOf<C extends Call> = Schemas[C["name"]];

/** What a caller gives as query. */
export type QueryOf<C extends Call> = z.input<SchemaOf<C>["query"]>;
/** What a caller gives as body. */
export type BodyOf<C extends Call> = z.input<SchemaOf<C>["body"]>;
/** What the call answers. */
export type AnswerOf<C extends Call> = z.output<SchemaOf<C>["answer"]>;

/** The header that tells our client from a link, a form or a picture elsewhere. */
export const requestTypeHeader = "x-request-type";
export const requestTypeValue = "client";

type Place = `${Call["method"]} ${Call["path"]}`;

/** Describes one call; reads are `safe`, everything else is made once unless it says more. */
export function describeCall<const Name extends CallName, const C extends Carry = "json">(
  name: Name,
  place: Place,
  parts: Partial<Pick<Call, "access" | "repeat" | "when" | "limit" | "since">> & { readonly carry?: C } = {},
): Call<Name, C> {
  const [method, path] = place.split(" ") as [Call["method"], Call["path"]];
  return {
    name,
    method,
    path,
    access: "member",
    repeat: method === "GET" ? "safe" : "once",
    ...parts,
    carry: parts.carry ?? ("json" as C),
  };
}
