import { BlockList } from "node:net";
import { CallError, parseInput } from "@kindling/domain/contract";
import { type Context as HonoContext, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Context, Services } from "../context.ts";
import { accountOfToken } from "../sessions/session.ts";
import { siteOfHost } from "../sites.ts";
import { type Caller, callerOf } from "./caller.ts";
import { clearSessionCookie, sessionCookie, setSessionCookie } from "./cookies.ts";
import type { Handler } from "./handler.ts";
import { guardOrigin } from "./origin.ts";
import { readJson, readQuery } from "./parse.ts";

async function buildContext(http: HonoContext, caller: Caller, services: Services): Promise<Context> {
  const site = siteOfHost(services.sites, caller.host);
  if (!site) throw new CallError("not_found");
  const session = getCookie(http, sessionCookie) ?? null;
  const account = session ? await accountOfToken(services, site, session) : null;
  return {
    ...services,
    site,
    account,
    session,
    address: caller.address,
    setSession: (value) => (value ? setSessionCookie(http, value) : clearSessionCookie(http)),
  };
}

/** Answers one call: guards, parses at the edge, runs, and says errors as the catalogue has them. */
async function answer(http: HonoContext, handler: Handler, caller: Caller, services: Services): Promise<Response> {
  const { call } = handler;
  guardOrigin(call, http.req.raw.headers, caller.host);
  const query = parseInput(call.query, readQuery(new URL(http.req.url)));
  const body = call.method === "GET" ? {} : parseInput(call.body, await readJson(http.req.raw));
  const context = await buildContext(http, caller, services);
  if (call.access === "member" && !context.account) throw new CallError("authentication_required");
  const result = await handler.run({ query, body }, context);
  http.header("cache-control", "private, no-store");
  return http.json(result as object);
}

/** Answers a failure: a known one by its code, any other as `unexpected`, with the cause in the log only. */
export function refuse(http: HonoContext, failure: unknown, services: Services): Response {
  const known = failure instanceof CallError ? failure : new CallError("unexpected");
  if (known !== failure) services.log.error({ err: failure, path: http.req.path }, "call failed");
  const { seconds } = known.facts as { seconds?: number };
  if (seconds !== undefined) http.header("retry-after", String(seconds));
  http.header("cache-control", "private, no-store");
  return http.json(known.toJSON(), known.entry.status as 400);
}

/** The back end's calls as a Hono app, from the handlers of each area. `proxies` are ours: what they forward is believed. */
export function createRouter(handlers: readonly Handler[], services: Services, proxies = new BlockList()): Hono {
  const app = new Hono();
  for (const handler of handlers) {
    app.on(handler.call.method, handler.call.path, (http) => answer(http, handler, callerOf(http, proxies), services));
  }
  app.all("/api/*", () => {
    throw new CallError("not_found");
  });
  app.onError((failure, http) => refuse(http, failure, services));
  return app;
}
