import * as z from "zod/mini";
import type { ErrorCode } from "../vocabulary/index.ts";

/** What one call takes and answers, how it may fail, and what it is for. */
export interface CallSchema<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Errors particular to it; `commonErrors` come on top. */
  readonly errors: readonly ErrorCode[];
}

export const nothing = z.object({});

type Parts<Q, B, A> = { summary: string; query?: Q; body?: B; answer: A; errors?: readonly ErrorCode[] };

/** Says what a call takes and answers; what is left out is nothing. */
export const defineSchema = <
  A extends z.ZodMiniType,
  Q extends z.ZodMiniType = typeof nothing,
  B extends z.ZodMiniType = typeof nothing,
>({
  query,
  body,
  errors = [],
  ...parts
}: Parts<Q, B, A>): CallSchema<Q, B, A> => ({
  ...parts,
  query: (query ?? nothing) as Q,
  body: (body ?? nothing) as B,
  errors,
});

/** Errors that every call may answer. */
export const commonErrors = [
  "malformed_request",
  "invalid_request",
  "request_too_large",
  "too_many_requests",
  "foreign_origin",
  "session_changed",
  "unknown_host",
  "not_available",
  "server_busy",
  "unexpected",
] as const satisfies readonly ErrorCode[];
