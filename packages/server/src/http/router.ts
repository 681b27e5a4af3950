import {
  type Call,
  CallError,
  type CallName,
  calls,
  findCall,
  guardAccount,
  guardOrigin,
} from "@kindling/domain/contract";
import { uploadsAtOnce, uploadsWaiting } from "@kindling/domain/rules";
import { parseInput, schemas } from "@kindling/domain/schemas";
import { type Context as HonoContext, Hono } from "hono";
import type { Services } from "../context.ts";
import { isOverload } from "../database/overload.ts";
import type { EdgeEnv } from "./caller.ts";
import { contextOf } from "./context-of.ts";
import type { Handler } from "./handler.ts";
import { parseFields } from "./parse.ts";
import { readBody } from "./read-body.ts";
import { StorageUnavailable } from "../media/storage.ts";
import { streamEvents } from "./stream.ts";
import { Turnstile } from "./turnstile.ts";
import { whoAsks } from "./who-asks.ts";

/** What lines up by whoever asks, before anything is read of it. */
interface Turnstiles {
  readonly reads: Turnstile;
  readonly uploads: Turnstile;
}

/** The fields of a request's query. A browser that opens a stream again by itself says in a header where it was. */
function queryOf(call: Call, { url, headers }: Request): Record<string, string> {
  const fields = parseFields(new URL(url).searchParams);
  const last = call.carry === "stream" && headers.get("last-event-id");
  return last ? { ...fields, after: last } : fields;
}

/** Answers one call: guards, parses at the edge, runs, and says errors as the catalogue has them. */
async function answer(
  http: HonoContext<EdgeEnv>,
  handler: Handler,
  services: Services,
  { reads, uploads }: Turnstiles,
): Promise<Response> {
  const { call } = handler;
  const caller = http.get("caller");
  const { query: querySchema, body: bodySchema } = schemas[call.name];
  guardOrigin(call, http.req.raw.headers, caller.origin);
  const context = await contextOf(http, services);
  guardAccount(call, http.req.raw.headers, context.account && String(context.account.id));
  const query = parseInput(querySchema, queryOf(call, http.req.raw));
  const input = async () => {
    const sent = await readBody(call, http.req.raw);
    return { query, body: parseInput(bodySchema, sent.fields), file: sent.file } as never;
  };
  if (call.carry === "stream")
    return streamEvents((await handler.run(await input(), context)) as unknown as AsyncIterable<unknown, undefined>);
  const run = async () => (await handler.run(await input(), context)) as object;
  const line = call.carry === "upload" ? uploads : call.method === "GET" ? reads : undefined;
  const outcome = await (line ? line.pass(whoAsks(context), run) : run());
  http.header("cache-control", "private, no-store");
  return http.json(outcome);
}

/** Seconds after which somebody who was put off may try again. */
const busyFor = 2;

/** What a failure is to who asked. */
function errorOf(failure: unknown): CallError {
  if (failure instanceof CallError) return failure;
  const passes = isOverload(failure) || failure instanceof StorageUnavailable;
  return new CallError(passes ? "server_busy" : "unexpected");
}

/** Answers a failure: a known one by its code, any other as `unexpected`, with the cause in the log only. */
export function refuse(http: HonoContext, failure: unknown, services: Services): Response {
  const known = errorOf(failure);
  if (known !== failure) services.log.error({ err: failure, path: http.req.path }, "call failed");
  const { seconds = known.code === "server_busy" ? busyFor : undefined } = known.facts as { seconds?: number };
  if (seconds !== undefined) http.header("retry-after", String(seconds));
  http.header("cache-control", "private, no-store");
  return http.json(known.toJSON(), known.entry.status as 400);
}

/** The handler of each call. One that has none must name the issue that brings it. */
function handlersByName(handlers: readonly Handler[]): ReadonlyMap<CallName, Handler> {
  const byName = new Map(handlers.map((handler) => [handler.call.name, handler]));
  for (const { name, since } of Object.values<Call>(calls))
    if (!byName.has(name) && since === undefined) throw new Error(`nothing answers the call ${name}`);
  return byName;
}

/** The back end's calls as a Hono app, from the handlers of each area. It stands behind the edge. */
export function createRouter(handlers: readonly Handler[], services: Services): Hono<EdgeEnv> {
  const byName = handlersByName(handlers);
  const turnstiles = {
    reads: new Turnstile(),
    uploads: new Turnstile({ inside: uploadsAtOnce, waiting: uploadsWaiting }),
  };
  const app = new Hono<EdgeEnv>();
  app.all("/api/*", (http) => {
    const { pathname, searchParams } = new URL(http.req.url);
    const call = findCall(http.req.method, pathname, searchParams);
    if (!call) throw new CallError("not_found");
    const handler = byName.get(call.name);
    if (!handler) throw new CallError("not_available");
    return answer(http, handler, services, turnstiles);
  });
  app.onError((failure, http) => refuse(http, failure, services));
  return app;
}
