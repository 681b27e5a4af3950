import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/** Who may make a call. */
export type Access = "anyone" | "member";

/**
 * Whether a failed call may be made again by itself: `safe` reads or sets one state; `keyed` carries a request key,
 * so the server answers a repetition with the first result; `once` never.
 */
export type Repeat = "safe" | "keyed" | "once";

/** One call of the contract: where it is, what it takes, what it answers and how it may fail. */
export interface Call<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}.php`;
  readonly access: Access;
  readonly repeat: Repeat;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Errors particular to it; `commonErrors` come on top. */
  readonly errors: readonly ErrorCode[];
}

/** What a caller gives as query. */
export type QueryOf<C extends Call> = z.input<C["query"]>;
/** What a caller gives as body. */
export type BodyOf<C extends Call> = z.input<C["body"]>;
/** What the call answers. */
export type AnswerOf<C extends Call> = z.output<C["answer"]>;

/** Errors that every call may answer. */
export const commonErrors = [
  "malformed_request",
  "invalid_request",
  "request_too_large",
  "too_many_requests",
  "foreign_origin",
  "session_changed",
  "unexpected",
] as const satisfies readonly ErrorCode[];

/** The header that tells our client from a link, a form or a picture elsewhere. */
export const requestTypeHeader = "x-request-type";
export const requestTypeValue = "client";

export const nothing = z.object({});

type Parts<Q, B, A> = Pick<Call, "summary" | "method" | "path"> &
  Partial<Pick<Call, "access" | "repeat" | "errors">> & { query?: Q; body?: B; answer: A };

/** Defines one call; reads are `safe`, everything else is made once unless it says more. */
export function defineCall<
  A extends z.ZodMiniType,
  Q extends z.ZodMiniType = typeof nothing,
  B extends z.ZodMiniType = typeof nothing,
>(name: string, parts: Parts<Q, B, A>): Call<Q, B, A> {
  return {
    name,
    access: "member",
    repeat: parts.method === "GET" ? "safe" : "once",
    errors: [],
    ...parts,
    query: (parts.query ?? nothing) as Q,
    body: (parts.body ?? nothing) as B,
  };
}
