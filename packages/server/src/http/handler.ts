import type { AnswerOf, Call, CallName, Carry } from "@kindling/domain/contract";
import type { Schemas } from "@kindling/domain/schemas";
import type * as z from "zod/mini";
import type { Context, MemberContext } from "../context.ts";

/** A call's parsed query and body, and the file of an upload. */
export interface Input<C extends Call> {
  readonly query: z.output<Schemas[C["name"]]["query"]>;
  readonly body: z.output<Schemas[C["name"]]["body"]>;
  readonly file: C["carry"] extends "upload" ? File : undefined;
}

/** What a handler gives back: an answer, or the events of a stream. */
type Outcome<C extends Call> = C["carry"] extends "stream"
  ? Promise<AsyncIterable<AnswerOf<C>>> | AsyncIterable<AnswerOf<C>>
  : Promise<AnswerOf<C>>;

/** What a call of the contract does here. */
export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly run: (input: Input<C>, context: Context) => Outcome<C>;
}

type AnyCall = Call<CallName, Carry>;

/** Handles a call that anyone may make. */
export const handle = <C extends AnyCall>(call: C, run: Handler<C>["run"]): Handler =>
  ({ call, run }) as unknown as Handler;

/** Handles a call that needs a member; the router has refused everybody else. */
export const handleMember = <C extends AnyCall>(
  call: C,
  run: (input: Input<C>, context: MemberContext) => Outcome<C>,
): Handler => ({ call, run }) as unknown as Handler;

/** The answer of a call that only does something. */
export const done = { ok: true } as const;
