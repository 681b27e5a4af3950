import * as z from "zod/mini";
import { type Call, CallError, type CallName, findCall, guardAccount } from "../contract/index.ts";
import { parseInput, schemas } from "../schemas/index.ts";
import { chatHandlers } from "./chats.ts";
import { guardOrigin, readBody, sessionCookie, tokenOf } from "./edge.ts";
import type { FakeContext } from "./handlers.ts";
import { answerOutside } from "./outside.ts";
import { peopleHandlers } from "./people.ts";
import { shopHandlers } from "./shop.ts";
import { userHandlers } from "./user.ts";
import { createFakeWorld, type FakeOptions, type FakeWorld } from "./world.ts";

/** A back end in memory that answers the whole contract: for stories and tests, never for a member. */
export interface FakeBackEnd {
  fetch(request: Request): Promise<Response>;
  readonly world: FakeWorld;
}

type Run = (input: { query: unknown; body: unknown }, context: FakeContext) => unknown;

/** What is answered; the calls that are left out wait for the issue that they name. */
const handlers: Partial<Record<CallName, unknown>> = {
  ...userHandlers,
  ...peopleHandlers,
  ...chatHandlers,
  ...shopHandlers,
};

/** No answer is for a cache. */
const headersOfAll = { "cache-control": "private, no-store" };

async function answer(call: Call, request: Request, world: FakeWorld): Promise<Response> {
  const schema = schemas[call.name];
  const handler = handlers[call.name] as Run | undefined;
  if (!handler) throw new CallError("not_available");
  guardOrigin(call, request);
  const token = tokenOf(request);
  const account = world.accounts.get(world.sessions.get(token ?? "") ?? "");
  guardAccount(call, request.headers, account?.user.id ?? null);
  const { searchParams, hostname: host } = new URL(request.url);
  const query = parseInput(schema.query, Object.fromEntries(searchParams));
  const body = call.method === "GET" ? {} : parseInput(schema.body, await readBody(request));
  const headers = new Headers(headersOfAll);
  const setSession = (next: string | null) => {
    if (token) world.sessions.delete(token);
    headers.append("set-cookie", sessionCookie(request, next));
  };
  const result = handler({ query, body }, { world, host, account, member: account!, setSession });
  // A fake that does not keep to the contract is a fault of ours, and fails loudly.
  return Response.json(z.parse(schema.answer, result), { headers });
}

/**
 * Makes a fake back end.
 *
 * @example const { fetch } = createFakeBackEnd(); const client = createClient({ origin: "http://fake.test", fetch });
 */
export function createFakeBackEnd(options?: FakeOptions): FakeBackEnd {
  const world = createFakeWorld(options);
  return {
    world,
    async fetch(request) {
      try {
        const outside = await answerOutside(request, world);
        if (outside) return outside;
        const { pathname, searchParams } = new URL(request.url);
        const call = findCall(request.method, pathname, searchParams);
        if (!call) throw new CallError("not_found");
        return await answer(call, request, world);
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        return Response.json(failure.toJSON(), { status: failure.entry.status, headers: headersOfAll });
      }
    },
  };
}
