import { createClient } from "@kindling/domain/client";
import { CallError, calls, type LocaleCode, type Settings, type User } from "@kindling/domain/contract";
import { readBySchema } from "@kindling/domain/schemas";
import { homePath, localeCookie, localeCookieLifetime, visibleLocales } from "@kindling/domain/rules";
import { localeRecord } from "@kindling/locales";
import { loadCompiled } from "@kindling/locales/compiled";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { IntlShape } from "react-intl";
import { StaticRouter } from "react-router";
import { pageTitle } from "../shared/page/page-title.ts";
import { newsOf } from "../shared/user/news.ts";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { knownTimeZone, timeZoneCookie } from "../shared/page/time-zone.ts";
import { readVisit } from "../shared/visit/visit.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { errorText } from "../shared/problems/error-text.ts";
import { asProblem, type Problem } from "../shared/problems/problem.ts";
import { entryCookie } from "../layouts/entry.ts";
import { matchRoute, type RouteMatch } from "../shared/routing/match.ts";
import type { RouteContext } from "../shared/routing/route.ts";
import { routes } from "../app/routes.ts";
import { readCookies } from "./cookies.ts";
import { renderDocument } from "./html.ts";
import { loadAnswers, loadUser, memberCalls, readFrom } from "./load.ts";
import { negotiateLocale } from "./locale.ts";
import type { PageState } from "../shared/page/page-state.ts";
import type { Render, RenderOptions } from "./types.ts";

const baseHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** Where the reader may not be: the address to send them to. */
function redirectOf(match: RouteMatch, user: User | null, url: URL): string | undefined {
  if (match.route.access === "member" && !user) return logInPath(url.pathname + url.search);
  if (match.route.access === "visitor" && user) return homePath;
  return undefined;
}

interface Visit {
  readonly url: URL;
  readonly match: RouteMatch | undefined;
  readonly settings: Settings & { server_time: string };
  readonly user: User | null;
  readonly cookies: ReadonlyMap<string, string>;
  readonly locales: readonly LocaleCode[];
  readonly locale: LocaleCode;
}

/** Fetches what the page needs; a failure becomes what the page says instead. */
async function load(visit: Visit, client: ReturnType<typeof createClient>, options: RenderOptions) {
  const { match, settings, user, url } = visit;
  const context: RouteContext = {
    params: match?.params ?? {},
    query: url.searchParams,
    settings,
    user,
    locale: visit.locale,
    visit: readVisit(url.searchParams),
  };
  const layoutCalls = [{ call: calls.getCompany, query: {} }, ...(user ? memberCalls : [])];
  const shared = loadAnswers(client, layoutCalls);
  try {
    if (!match) throw new CallError("not_found");
    const [base, own] = await Promise.all([shared, loadAnswers(client, match.route.calls?.(context) ?? [])]);
    return { context, answers: { ...base, ...own }, problem: null };
  } catch (failure) {
    const problem = asProblem(failure);
    if (problem.code === "unexpected") options.onFailure(failure, url.pathname);
    return { context, answers: await shared.catch(() => ({})), problem };
  }
}

const statusOf = (problem: Problem | null): number => (problem ? new CallError(problem.code).entry.status || 502 : 200);

function headOf(
  intl: IntlShape,
  visit: Visit,
  context: RouteContext,
  answers: Record<string, unknown>,
  problem: Problem | null,
) {
  if (problem || !visit.match) return { title: errorText(intl, problem ?? { code: "not_found", facts: {} }) };
  return visit.match.route.head(intl, context, readFrom(answers));
}

async function renderPage(
  visit: Visit,
  client: ReturnType<typeof createClient>,
  options: RenderOptions,
): Promise<Response> {
  const { url, match, settings, user, cookies, locales, locale } = visit;
  const [{ context, answers, problem }, messages] = await Promise.all([
    load(visit, client, options),
    loadCompiled(locale),
    match?.route.screen.load(),
  ]);
  const timeZone = knownTimeZone(cookies.get(timeZoneCookie));
  const state: PageState = {
    locale,
    locales,
    now: Date.parse(settings.server_time),
    timeZone,
    settings,
    user,
    answers,
    failure: problem,
    visit: context.visit,
    entered: cookies.has(entryCookie),
  };
  const intl = createPageIntl(state, messages);
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={url.pathname + url.search}>
        <App state={state} domain={createDomain(client, state)} intl={intl} />
      </StaticRouter>
    </StrictMode>,
  );
  const head = headOf(intl, visit, context, answers, problem);
  const read = readFrom(answers);
  const open = match?.route.access !== "member" && !problem;
  const html = renderDocument({
    state,
    lang: localeRecord(locale).iso,
    brand: options.brand,
    title: pageTitle(head.title, settings.name, newsOf(read(calls.getChats, {}), read(calls.getLikes, {})).total),
    description: head.description,
    canonical: open ? options.origin + url.pathname : undefined,
    markup,
    assets: options.assets,
    preloads: match ? options.assets.preloads(match.route.screen.module) : [],
  });
  const headers = new Headers({
    ...baseHeaders,
    // A member's page is kept nowhere; a visitor's may come back from the browser's own history.
    "cache-control": user ? "private, no-store" : "private, no-cache",
    vary: "cookie, accept-language",
  });
  const wanted = cookies.get(localeCookie);
  // A cookie that names no visible locale is put right, so that it does not ask again.
  if (wanted !== undefined && wanted !== locale)
    headers.append(
      "set-cookie",
      `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieLifetime / 1000}; SameSite=Lax`,
    );
  return new Response(html, { status: statusOf(problem), headers });
}

/** What is left when even the error page fails. */
const lastResort = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Back to the home page</a></p></body></html>`,
    { status: 500, headers: { ...baseHeaders, "cache-control": "no-store" } },
  );

export const render: Render = async (request, options) => {
  const url = new URL(request.url);
  try {
    const cookies = readCookies(request.headers.get("cookie"));
    const client = createClient({
      origin: options.origin,
      fetch: options.fetchApi,
      read: readBySchema,
      headers: { cookie: request.headers.get("cookie") ?? "" },
    });
    const [settings, user] = await Promise.all([
      client.call(calls.getSettings, { query: { ...Object.fromEntries(url.searchParams), domain: options.domain } }),
      loadUser(client),
    ]);
    const match = matchRoute(routes, url.pathname);
    const redirect = match && redirectOf(match, user, url);
    if (redirect)
      return new Response(null, { status: 302, headers: { location: redirect, "cache-control": "no-store" } });
    const locales = visibleLocales(settings, options.locales);
    const wishes = {
      cookie: cookies.get(localeCookie),
      user,
      settings,
      acceptLanguage: request.headers.get("accept-language"),
    };
    return await renderPage(
      { url, match, settings, user, cookies, locales, locale: negotiateLocale(wishes, locales) },
      client,
      options,
    );
  } catch (failure) {
    options.onFailure(failure, url.pathname);
    return lastResort();
  }
};
