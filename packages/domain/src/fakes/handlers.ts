import type * as z from "zod/mini";
import type { CallName } from "../contract/index.ts";
import type { Schemas } from "../schemas/index.ts";
import type { FakeAccount, FakeWorld } from "./world.ts";

/** What one call works with; whoever makes a member's call is there. */
export interface FakeContext {
  readonly world: FakeWorld;
  /** The host name that was asked. */
  readonly host: string;
  /** The token of the session, whether it is worth anything or not. */
  readonly token: string | undefined;
  readonly account: FakeAccount | undefined;
  /** The one who is logged in; only for calls that need a member. */
  readonly member: FakeAccount;
  /** Starts or ends the session of the answer. */
  setSession(token: string | null): void;
}

/** What the fake answers to one call; the file is an upload's, and empty with every other call. */
export type FakeHandler<N extends CallName> = (
  input: { query: z.output<Schemas[N]["query"]>; body: z.output<Schemas[N]["body"]>; file: Uint8Array },
  context: FakeContext,
) => z.output<Schemas[N]["answer"]>;

/** Some of the contract's calls, answered. */
export type FakeHandlers<N extends CallName> = { readonly [K in N]: FakeHandler<K> };

export const ok = { ok: true } as const;
