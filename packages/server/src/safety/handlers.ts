import { calls } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { blockMember, readBlocked, unblockMember } from "./block.ts";
import { reportMember } from "./report.ts";

/** Blocking members, and reporting them to the site. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getBlocked, (_, context) => readBlocked(context)),
  handleMember(calls.block, async ({ body }, context) => {
    await blockMember(Number(body.profile), context);
    return done;
  }),
  handleMember(calls.unblock, async ({ body }, context) => {
    await unblockMember(Number(body.profile), context);
    return done;
  }),
  handleMember(calls.report, async ({ body }, context) => ({ receipt: await reportMember(body, context) })),
];
