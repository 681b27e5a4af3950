import * as z from "zod/mini";
import { type Call, CallError, type CallName, findCall, guardAccount, guardOrigin } from "../contract/index.ts";
import { parseInput, schemas } from "../schemas/index.ts";
import { accessHandlers } from "./access.ts";
import { accountOfToken, openSession } from "./accounts.ts";
import { chatHandlers } from "./chats.ts";
import { readBody, sessionCookie, tokenOf } from "./edge.ts";
import { eventHandlers, fieldsOfStream, flushStreams, openStream } from "./events.ts";
import type { FakeContext } from "./handlers.ts";
import { leavingHandlers } from "./leaving.ts";
import { likeHandlers } from "./likes.ts";
import { createFakeWorld } from "./member.ts";
import { answerOutside } from "./outside.ts";
import type { FakeOverrides } from "./overrides.ts";
import { peopleHandlers } from "./people.ts";
import { placeHandlers } from "./places.ts";
import { safetyHandlers } from "./safety.ts";
import { photoHandlers } from "./photos.ts";
import { shopHandlers } from "./shop.ts";
import { swipeHandlers } from "./swipe.ts";
import { userHandlers } from "./user.ts";
import type { FakeOptions, FakeWorld } from "./world.ts";

/** A back end in memory that answers the whole contract: for stories and tests, never for a member. */
export interface FakeBackEnd {
  /** Answers a request by the session's cookie that it brings. */
  fetch(request: Request): Promise<Response>;
  /**
   * Answers a request as a browser would send it that keeps its session to itself, since a script can neither send nor read
   * its cookie. It begins with the session of the world's member, where there is one.
   */
  browse(request: Request): Promise<Response>;
  readonly world: FakeWorld;
  /** What is not answered as usual; may be changed at any time. */
  readonly overrides: FakeOverrides;
}

type Run = (input: { query: unknown; body: unknown; file: Uint8Array }, context: FakeContext) => unknown;

/** Where the token of a session is kept. */
interface Jar {
  readonly token: string | undefined;
  keep(token: string | null): void;
}

/** What is answered; the calls that are left out wait for the issue that they name. */
const handlers: Partial<Record<CallName, unknown>> = {
  ...userHandlers,
  ...accessHandlers,
  ...leavingHandlers,
  ...peopleHandlers,
  ...likeHandlers,
  ...swipeHandlers,
  ...safetyHandlers,
  ...photoHandlers,
  ...placeHandlers,
  ...chatHandlers,
  ...eventHandlers,
  ...shopHandlers,
};

/** No answer is for a cache. */
const headersOfAll = { "cache-control": "private, no-store" };

async function answer(call: Call, request: Request, { token, keep }: Jar, world: FakeWorld): Promise<object> {
  const schema = schemas[call.name];
  const handler = handlers[call.name] as Run | undefined;
  const streams = call.carry === "stream";
  if (!handler && !streams) throw new CallError("not_available");
  guardOrigin(call, request.headers, new URL(request.url).origin);
  const account = accountOfToken(world, token);
  guardAccount(call, request.headers, account?.user.id ?? null);
  const { searchParams, hostname: host } = new URL(request.url);
  const query = parseInput(schema.query, streams ? fieldsOfStream(request) : Object.fromEntries(searchParams));
  const { fields, file } = await readBody(call, request);
  const body = parseInput(schema.body, fields);
  const setSession = (next: string | null) => {
    if (token) world.sessions.delete(token);
    keep(next);
  };
  const context = { world, host, token, account, member: account!, setSession };
  if (!handler) return openStream(context, (query as { after?: number }).after);
  const result = handler({ query, body, file }, context);
  flushStreams(world);
  // A fake that does not keep to the contract is a fault of ours, and fails loudly.
  return z.parse(schema.answer, result);
}

/**
 * Makes a fake back end, by the options of its world.
 *
 * @example
 * const fake = createFakeBackEnd({ ...fakeStages.free, overrides: failing(calls.getLikes, "not_available") });
 * const client = createClient({ origin: "http://fake.test", fetch: fake.browse });
 */
export function createFakeBackEnd({
  overrides = {},
  ...options
}: FakeOptions & { readonly overrides?: FakeOverrides } = {}): FakeBackEnd {
  const world = createFakeWorld(options);
  // A copy: what a story changes is not changed for the next one.
  const current = { ...overrides };

  async function respond(request: Request, jar: Jar, headers: Headers): Promise<Response> {
    try {
      const outside = await answerOutside(request, world);
      if (outside) {
        flushStreams(world);
        return outside;
      }
      const { pathname, searchParams } = new URL(request.url);
      const call = findCall(request.method, pathname, searchParams);
      if (!call) throw new CallError("not_found");
      const override = current[call.name];
      if (override) return await override(request);
      const answered = await answer(call, request, jar, world);
      if (!(answered instanceof ReadableStream)) return Response.json(answered, { headers });
      headers.set("content-type", "text/event-stream");
      return new Response(answered, { headers });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const { seconds } = failure.facts as { seconds?: number };
      const refused = new Headers(headersOfAll);
      if (seconds !== undefined) refused.set("retry-after", String(seconds));
      return Response.json(failure.toJSON(), { status: failure.entry.status, headers: refused });
    }
  }

  const me = world.accounts.get(world.me ?? "");
  let own = me && openSession(world, me);
  return {
    world,
    overrides: current,
    fetch(request) {
      const headers = new Headers(headersOfAll);
      const keep = (token: string | null) => headers.append("set-cookie", sessionCookie(request, token));
      return respond(request, { token: tokenOf(request), keep }, headers);
    },
    browse(request) {
      const keep = (token: string | null) => {
        own = token ?? undefined;
      };
      return respond(request, { token: own, keep }, new Headers(headersOfAll));
    },
  };
}
