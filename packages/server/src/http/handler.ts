import type { AnswerOf, Call } from "@kindling/domain/contract";
import type * as z from "zod/mini";
import type { Context, MemberContext } from "../context.ts";

/** A call's parsed query and body. */
export interface Input<C extends Call> {
  readonly query: z.output<C["query"]>;
  readonly body: z.output<C["body"]>;
}

/** What a call of the contract does here. */
export interface Handler<C extends Call = Call> {
  readonly call: C;
  readonly run: (input: Input<C>, context: Context) => Promise<AnswerOf<C>>;
}

/** Handles a call that anyone may make. */
export const handle = <C extends Call>(call: C, run: Handler<C>["run"]): Handler<C> => ({ call, run });

/** Handles a call that needs a member; the router has refused everybody else. */
export const handleMember = <C extends Call>(
  call: C,
  run: (input: Input<C>, context: MemberContext) => Promise<AnswerOf<C>>,
): Handler<C> => ({
  call,
  run: run as Handler<C>["run"],
});

/** The answer of a call that only does something. */
export const done = { ok: true } as const;
