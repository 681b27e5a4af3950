import { type Client, createClient } from "@kindling/domain/client";
import { CallError, calls, type LocaleCode, type Settings, type User } from "@kindling/domain/contract";
import { readBySchema } from "@kindling/domain/schemas";
import { callKey } from "@kindling/domain/react";
import { homePath, localeCookie, localeCookieLifetime, visibleLocales } from "@kindling/domain/rules";
import { localeRecord } from "@kindling/locales";
import { loadCompiled } from "@kindling/locales/compiled";
import { StrictMode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { StaticRouter } from "react-router";
import { pageTitle } from "../shared/page/page-title.ts";
import { newsOf } from "../shared/user/news.ts";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { knownTimeZone, timeZoneCookie } from "../shared/page/time-zone.ts";
import { readVisit, type Visit } from "../shared/visit/visit.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { errorText } from "../shared/problems/error-text.ts";
import { asProblem, notFound, type Problem } from "../shared/problems/problem.ts";
import { entryCookie } from "../layouts/entry.ts";
import { contextOf, matchRoute, type RouteMatch } from "../shared/routing/match.ts";
import { routes } from "../app/routes.ts";
import { answerOddRequest } from "./address.ts";
import { readCookies } from "./cookies.ts";
import { renderDocument } from "./html.ts";
import { layoutCalls, loadAnswers, loadUser, readFrom } from "./load.ts";
import { negotiateLocale } from "./locale.ts";
import { renderMarkup } from "./markup.ts";
import { settingsQuery } from "./settings-query.ts";
import { StartFailure } from "./start-failure.tsx";
import { pageBudget, within } from "./within.ts";
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

interface PageRequest {
  readonly url: URL;
  readonly match: RouteMatch | undefined;
  readonly settings: Settings;
  /** The instant of the visit, by the back end's clock. */
  readonly now: number;
  readonly user: User | null;
  readonly cookies: ReadonlyMap<string, string>;
  readonly locales: readonly LocaleCode[];
  readonly locale: LocaleCode;
  readonly visit: Visit;
  /** Why nothing can be shown but the reason. */
  readonly problem: Problem | null;
}

/** What a page shows: answers, or why there are none. */
interface Content {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly problem: Problem | null;
}

/** The failure as the page says it; what nobody expected is told to the process. */
function problemOf(failure: unknown, url: URL, options: RenderOptions): Problem {
  const problem = asProblem(failure);
  if (problem.code === "unexpected") options.onFailure(failure, url.pathname);
  return problem;
}

/** Who comes, and to which site; where the back end does not say so, what the process knows. */
async function receive(request: Request, url: URL, client: Client, options: RenderOptions): Promise<PageRequest> {
  const cookies = readCookies(request.headers.get("cookie"));
  const [read, who] = await Promise.allSettled([
    client.call(calls.getSettings, { query: settingsQuery(url.searchParams, options.domain) }),
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
  return {
    url,
    match: matchRoute(routes, url.pathname),
    settings,
    now: read.status === "fulfilled" ? Date.parse(read.value.server_time) : Date.now(),
    user,
    cookies,
    locales,
    locale: negotiateLocale(wishes, locales),
    visit: readVisit(url.searchParams),
    problem: missed ? problemOf(missed.reason, url, options) : null,
  };
}

/** The footer's answer, which the process has as well. */
const knownAnswers = ({ site }: RenderOptions) => ({ [callKey(calls.getCompany, {})]: site.company });

const failed = (problem: Problem, options: RenderOptions): Content => ({ answers: knownAnswers(options), problem });

/** Fetches what the page needs; a failure becomes what the page says instead. */
async function load(asked: PageRequest, client: Client, options: RenderOptions): Promise<Content> {
  const { match, user, url } = asked;
  if (asked.problem) return failed(match ? asked.problem : notFound, options);
  const shared = loadAnswers(client, layoutCalls(user));
  try {
    if (!match) return { answers: await shared, problem: notFound };
    const [base, own] = await Promise.all([
      shared,
      loadAnswers(client, match.route.calls?.(contextOf(asked.match, asked.url.searchParams, asked)) ?? []),
    ]);
    return { answers: { ...base, ...own }, problem: null };
  } catch (failure) {
    return { answers: await shared.catch(() => knownAnswers(options)), problem: problemOf(failure, url, options) };
  }
}

const statusOf = (problem: Problem | null): number => (problem ? new CallError(problem.code).entry.status || 502 : 200);

function headOf(intl: IntlShape, asked: PageRequest, { answers, problem }: Content) {
  if (problem || !asked.match) return { title: errorText(intl, problem ?? notFound) };
  return asked.match.route.head(intl, contextOf(asked.match, asked.url.searchParams, asked), readFrom(answers));
}

async function renderPage(
  asked: PageRequest,
  content: Content,
  client: Client,
  options: RenderOptions,
): Promise<Response> {
  const { url, match, settings, user, cookies, locales, locale } = asked;
  const { answers, problem } = content;
  const [messages] = await Promise.all([loadCompiled(locale), match?.route.screen.load()]);
  const timeZone = knownTimeZone(cookies.get(timeZoneCookie));
  const state: PageState = {
    locale,
    locales,
    now: asked.now,
    timeZone,
    settings,
    user,
    answers,
    failure: problem,
    visit: asked.visit,
    entered: cookies.has(entryCookie),
  };
  const intl = createPageIntl(state, messages);
  const [markup, startFailure] = await Promise.all([
    renderMarkup(
      <StrictMode>
        <StaticRouter location={url.pathname + url.search}>
          <App state={state} domain={createDomain(client, state)} intl={intl} />
        </StaticRouter>
      </StrictMode>,
    ),
    renderMarkup(
      <RawIntlProvider value={intl}>
        <StartFailure />
      </RawIntlProvider>,
    ),
  ]);
  const head = headOf(intl, asked, content);
  const read = readFrom(answers);
  const open = match?.route.access !== "member" && !problem;
  const html = renderDocument({
    state,
    lang: localeRecord(locale).iso,
    brand: options.site.key,
    title: pageTitle(head.title, settings.name, newsOf(read(calls.getChats, {}), read(calls.getLikes, {})).total),
    description: head.description,
    canonical: open ? options.site.origin + url.pathname : undefined,
    markup,
    startFailure,
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
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Back to the home page</a></p></body></html>`,
    { status: 500, headers: { ...baseHeaders, "cache-control": "no-store" } },
  );

export const render: Render = async (request, options) => {
  const url = new URL(request.url);
  const odd = answerOddRequest(request, url);
  if (odd) return odd;
  try {
    const client = createClient({
      origin: options.site.origin,
      fetch: within(pageBudget, options.fetchApi),
      read: readBySchema,
      headers: { cookie: request.headers.get("cookie") ?? "" },
      // Whoever waits for a page would rather know.
      retries: 0,
    });
    const asked = await receive(request, url, client, options);
    // Nobody is sent to log in because it could not be read who they are.
    const redirect = asked.match && !asked.problem && redirectOf(asked.match, asked.user, url);
    if (redirect)
      return new Response(null, { status: 302, headers: { location: redirect, "cache-control": "no-store" } });
    try {
      return await renderPage(asked, await load(asked, client, options), client, options);
    } catch (failure) {
      options.onFailure(failure, url.pathname);
      return await renderPage(asked, failed(asProblem(failure), options), client, options);
    }
  } catch (failure) {
    options.onFailure(failure, url.pathname);
    return lastResort();
  }
};
