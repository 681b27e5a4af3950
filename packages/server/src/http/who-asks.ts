import type { Context } from "../context.ts";

/** Whom a limit counts: a member wherever they are, a visitor by their network address. */
export const whoAsks = ({ account, address }: Pick<Context, "account" | "address">): string =>
  account ? `member:${account.id}` : `address:${address}`;
