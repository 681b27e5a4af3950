import { calls } from "@kindling/domain/contract";
import { eventStreamsAMinute, minute } from "@kindling/domain/rules";
import { now } from "../context.ts";
import { handleMember, type Handler } from "../http/handler.ts";
import { guardLimit } from "../http/limits.ts";
import { hashToken } from "../sessions/tokens.ts";

/** What happens, as it happens. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getEvents, async ({ query }, context) => {
    const { db, account, session, live } = context;
    const subject = `events:${account.id}`;
    await guardLimit(db, { subject, allowed: eventStreamsAMinute, window: minute }, now(context));
    return live.open({ member: account.id, session: hashToken(session!) }, query.after);
  }),
];
