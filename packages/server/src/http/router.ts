import { CallError, localeCodes, type LocaleCode } from "@kindling/domain/contract";
import { type Context as HonoContext, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { accountOfToken } from "../accounts/session.ts";
import type { Context, Services } from "../context.ts";
import { siteOfHost } from "../sites.ts";
import { callerAddress } from "./address.ts";
import { clearSessionCookie, sessionCookie, setSessionCookie } from "./cookies.ts";
import type { Handler } from "./handler.ts";
import { guardOrigin } from "./origin.ts";
import { parseInput, readJson, readQuery } from "./parse.ts";

const isLocale = (value: string | undefined): value is LocaleCode => localeCodes.includes(value as LocaleCode);

async function buildContext(http: HonoContext, services: Services): Promise<Context> {
  const site = siteOfHost(services.sites, new URL(http.req.url).host);
  if (!site) throw new CallError("not_found");
  const token = getCookie(http, sessionCookie);
  const account = token ? await accountOfToken(services, site, token) : null;
  const cookieLocale = getCookie(http, "locale");
  return {
    ...services,
    site,
    account,
    locale: account?.language ?? (isLocale(cookieLocale) ? cookieLocale : "en"),
    address: callerAddress(http),
    setSession: (value) => (value ? setSessionCookie(http, value) : clearSessionCookie(http)),
  };
}

/** Answers one call: guards, parses at the edge, runs, and says errors as the catalogue has them. */
async function answer(http: HonoContext, handler: Handler, services: Services): Promise<Response> {
  const { call } = handler;
  guardOrigin(call, http.req.raw);
  const query = parseInput(call.query, readQuery(new URL(http.req.url)));
  const body = call.method === "GET" ? {} : parseInput(call.body, await readJson(http.req.raw));
  const context = await buildContext(http, services);
  if (call.access === "member" && !context.account) throw new CallError("authentication_required");
  const result = await handler.run({ query, body }, context);
  http.header("cache-control", "private, no-store");
  return http.json(result as object);
}

function refuse(http: HonoContext, failure: unknown, services: Services): Response {
  const known = failure instanceof CallError ? failure : new CallError("unexpected");
  if (known !== failure) services.log.error({ err: failure, path: http.req.path }, "call failed");
  const { seconds } = known.facts as { seconds?: number };
  if (seconds !== undefined) http.header("retry-after", String(seconds));
  http.header("cache-control", "private, no-store");
  return http.json(known.toJSON(), known.entry.status as 400);
}

/** The back end's calls as a Hono app, from the handlers of each area. */
export function createRouter(handlers: readonly Handler[], services: Services): Hono {
  const app = new Hono();
  for (const handler of handlers) {
    app.on(handler.call.method, handler.call.path, (http) => answer(http, handler, services));
  }
  app.all("/api/*", () => {
    throw new CallError("not_found");
  });
  app.onError((failure, http) => refuse(http, failure, services));
  return app;
}
