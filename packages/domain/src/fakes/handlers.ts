import type * as z from "zod/mini";
import type { AnswerOf, calls } from "../contract/index.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

type Calls = typeof calls;
type Name = keyof Calls;

/** What one call works with; whoever makes a member's call is there. */
export interface FakeContext {
  readonly world: FakeWorld;
  readonly account: FakeAccount | undefined;
  /** The one who is logged in; only for calls that need a member. */
  readonly member: FakeAccount;
  /** Starts or ends the session of the answer. */
  setSession(token: string | null): void;
}

/** What the fake answers to one call. */
export type FakeHandler<N extends Name> = (
  input: { query: z.output<Calls[N]["query"]>; body: z.output<Calls[N]["body"]> },
  context: FakeContext,
) => AnswerOf<Calls[N]>;

/** Some of the contract's calls, answered. */
export type FakeHandlers<N extends Name> = { readonly [K in N]: FakeHandler<K> };

export const ok = { ok: true } as const;
