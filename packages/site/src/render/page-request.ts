import type { Client } from "@kindling/domain/client";
import { calls, type LocaleCode, type Settings, type User } from "@kindling/domain/contract";
import { localeCookie, visibleLocales } from "@kindling/domain/rules";
import { knownTimeZone } from "@kindling/domain/time";
import { routes } from "../app/routes.ts";
import { timeZoneCookie } from "../shared/page/time-zone.ts";
import { asProblem, type Problem } from "../shared/problems/problem.ts";
import { contextOf, matchRoute, type RouteMatch } from "../shared/routing/match.ts";
import type { RouteContext } from "../shared/routing/route.ts";
import { readVisit, type Visit } from "../shared/visit/visit.ts";
import { readCookies } from "./cookies.ts";
import { formatLocale } from "./format-locale.ts";
import { loadUser } from "./load.ts";
import { negotiateLocale } from "./locale.ts";
import { settingsQuery } from "./settings-query.ts";
import type { RenderOptions } from "./types.ts";

/** A request for a page, read: who asks, for what, in which language. */
export interface PageRequest {
  readonly url: URL;
  readonly match: RouteMatch | undefined;
  readonly settings: Settings;
  /** The instant of the visit, by the back end's clock. */
  readonly now: number;
  readonly user: User | null;
  readonly cookies: ReadonlyMap<string, string>;
  readonly locales: readonly LocaleCode[];
  readonly locale: LocaleCode;
  /** By which the page formats. */
  readonly formats: string;
  readonly visit: Visit;
  /** Where the reader's clock hangs, as far as it is known. */
  readonly timeZone: string;
  /** Why nothing can be shown but the reason. */
  readonly problem: Problem | null;
}

/** What the route of a page is asked with. */
export const routeContextOf = (asked: PageRequest): RouteContext =>
  contextOf(asked.match, asked.url.searchParams, asked);

/** The failure as the page says it; what nobody expected is told to the process. */
export function problemOf(failure: unknown, url: URL, options: RenderOptions): Problem {
  const problem = asProblem(failure);
  if (problem.code === "unexpected") options.onFailure(failure, url.pathname);
  return problem;
}

/** Who comes, and to which site; where the back end does not say so, what the process knows. */
export async function receive(
  request: Request,
  url: URL,
  client: Client,
  options: RenderOptions,
): Promise<PageRequest> {
  const cookies = readCookies(request.headers.get("cookie"));
  const [read, who] = await Promise.allSettled([
    client.call(calls.getSettings, { query: settingsQuery(url.searchParams, new URL(options.origin).hostname) }),
    loadUser(client),
  ]);
  const missed = [read, who].find((result) => result.status === "rejected");
  const settings: Settings =
    read.status === "fulfilled" ? read.value : { ...options.site.settings, geoip_country: null };
  const user = who.status === "fulfilled" ? who.value : null;
  const locales = visibleLocales(settings, options.site.locales);
  const wishes = {
    cookie: cookies.get(localeCookie),
    user,
    settings,
    acceptLanguage: request.headers.get("accept-language"),
  };
  const locale = negotiateLocale(wishes, locales);
  return {
    url,
    match: matchRoute(routes, url.pathname),
    settings,
    now: read.status === "fulfilled" ? Date.parse(read.value.server_time) : Date.now(),
    user,
    cookies,
    locales,
    locale,
    formats: formatLocale(locale, wishes),
    visit: readVisit(url.searchParams),
    timeZone: knownTimeZone(cookies.get(timeZoneCookie)),
    problem: missed ? problemOf(missed.reason, url, options) : null,
  };
}
