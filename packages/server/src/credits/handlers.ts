import { calls } from "@kindling/domain/contract";
import { handleMember, type Handler } from "../http/handler.ts";
import { readLedger } from "./read-ledger.ts";

/** What a member has, and where it went. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getLedger, ({ query }, { db, account }) => readLedger(db, account.id, query.before)),
];
