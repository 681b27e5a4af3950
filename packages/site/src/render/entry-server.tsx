import type { Client } from "@kindling/domain/client";
import { CallError, calls, type User } from "@kindling/domain/contract";
import { callKey } from "@kindling/domain/react";
import { localeCookie, returnPath } from "@kindling/domain/rules";
import { localeRecord } from "@kindling/locales";
import { loadCompiled } from "@kindling/locales/compiled";
import { type ReactElement, StrictMode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { StaticRouter } from "react-router";
import { pageTitle } from "../shared/page/page-title.ts";
import { countsOnly, newsOf } from "../shared/user/news.ts";
import { bringMemberPart, memberModule } from "../app/bring-member-part.ts";
import { App, createDomain, createPageIntl } from "../app/app.tsx";
import { descriptions } from "../app/descriptions.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { failedTitle } from "../shared/forms/failed-title.ts";
import { bringErrorTexts, errorText } from "../shared/problems/error-text.ts";
import { asProblem, notFound, type Problem } from "../shared/problems/problem.ts";
import { cookieLine, keptCookie } from "../shared/storage/cookie-line.ts";
import { entryCookie } from "../layouts/entry.ts";
import type { RouteMatch } from "../shared/routing/match.ts";
import { act, type Acted, type Came, fileActionOf } from "./act.ts";
import { answerOddRequest } from "./address.ts";
import { renderDocument } from "./html.ts";
import { layoutCalls, loadAnswers, loadRoute, readFrom } from "./load.ts";
import { renderMarkup } from "./markup.ts";
import { OldBrowser } from "./old-browser.tsx";
import { type PageRequest, problemOf, receive, routeContextOf } from "./page-request.ts";
import { readNotice } from "./notice.ts";
import { plainDocumentHash } from "./plain-document.ts";
import { hasFiles, readPost } from "./read-post.ts";
import { createRenderClient } from "./render-client.ts";
import { StartFailure } from "./start-failure.tsx";
import { pageBudget } from "./within.ts";
import { noticeCookie, type Posted } from "../shared/forms/form.ts";
import type { PageState } from "../shared/page/page-state.ts";
import type { Render, RenderOptions } from "./types.ts";

const baseHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self' ${plainDocumentHash}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
};

/** Where the reader may not be: the address to send them to. */
function redirectOf(match: RouteMatch, user: User | null, url: URL): string | undefined {
  if (match.route.access === "member" && !user) return logInPath(url.pathname + url.search);
  if (match.route.access === "visitor" && user) return returnPath(url.searchParams.get("next"));
  return undefined;
}

/** What a page shows: answers, or why there are none. */
interface Content {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly problem: Problem | null;
}

/** The footer's answer, which the process has as well. */
const knownAnswers = ({ site }: RenderOptions) => ({ [callKey(calls.getCompany, {})]: site.company });

const failed = (problem: Problem, options: RenderOptions): Content => ({ answers: knownAnswers(options), problem });

/** Fetches what the page needs; a failure becomes what the page says instead. */
async function load(asked: PageRequest, client: Client, options: RenderOptions): Promise<Content> {
  const { match, user, url } = asked;
  if (asked.problem) return failed(match ? asked.problem : notFound, options);
  const shared = loadAnswers(client, layoutCalls(user, readNotice(asked.cookies.get(noticeCookie))));
  try {
    if (!match) return { answers: await shared, problem: notFound };
    const context = routeContextOf(asked);
    const [base, own] = await Promise.all([shared, loadRoute(client, match.route, context)]);
    const answers = { ...base, ...own };
    const isFound = match.route.isFound?.(context, readFrom(answers)) ?? true;
    return { answers, problem: isFound ? null : notFound };
  } catch (failure) {
    return { answers: await shared.catch(() => knownAnswers(options)), problem: problemOf(failure, url, options) };
  }
}

const statusOf = (problem: Problem | null): number => (problem ? new CallError(problem.code).entry.status || 502 : 200);

/** Of a page with a form that was refused: what its reader can mend is 422. */
function formStatus(problem: Problem | null): number {
  const status = statusOf(problem);
  return status >= 400 && status < 500 && status !== 429 ? 422 : status;
}

function headOf(intl: IntlShape, asked: PageRequest, { answers, problem }: Content) {
  if (problem || !asked.match) return { title: errorText(intl, problem ?? notFound) };
  const { route } = asked.match;
  const said = [intl, routeContextOf(asked), readFrom(answers)] as const;
  const description = descriptions[route.name]?.(...said);
  return { title: route.title(...said), ...(description && { description }) };
}

async function renderPage(
  asked: PageRequest,
  content: Content,
  client: Client,
  options: RenderOptions,
  posted: Posted | null,
): Promise<Response> {
  const { url, match, settings, user, cookies, locales, locale, formats, timeZone } = asked;
  const { answers, problem } = content;
  const [messages] = await Promise.all([
    loadCompiled(locale),
    match?.route.screen.load(),
    user && bringMemberPart(),
    bringErrorTexts(),
  ]);
  const screen = match?.route.screen.module;
  const state: PageState = {
    locale,
    locales,
    formats,
    now: asked.now,
    timeZone,
    settings,
    user,
    answers,
    failure: problem,
    visit: asked.visit,
    entered: cookies.has(entryCookie),
    formKey: crypto.randomUUID(),
    posted,
    notice: readNotice(cookies.get(noticeCookie)),
  };
  const intl = createPageIntl(state, messages);
  const inWords = (part: ReactElement) => renderMarkup(<RawIntlProvider value={intl}>{part}</RawIntlProvider>);
  const [markup, startFailure, oldBrowser] = await Promise.all([
    renderMarkup(
      <StrictMode>
        <StaticRouter location={url.pathname + url.search}>
          <App state={state} domain={createDomain(client, state)} intl={intl} />
        </StaticRouter>
      </StrictMode>,
    ),
    inWords(<StartFailure />),
    inWords(<OldBrowser />),
  ]);
  const head = headOf(intl, asked, content);
  const read = readFrom(answers);
  const open = match?.route.access !== "member" && match?.route.indexed !== false && !problem;
  const html = renderDocument({
    state,
    lang: localeRecord(locale).iso,
    brand: options.site.key,
    title: pageTitle(
      failedTitle(intl, head.title, posted),
      settings.name,
      newsOf(read(calls.getChats, countsOnly), read(calls.getLikes, countsOnly)).total,
    ),
    description: head.description,
    canonical: open ? options.site.origin + url.pathname : undefined,
    markup,
    startFailure,
    oldBrowser,
    assets: options.assets,
    preloads: options.assets.preloads(locale, [...(user ? [memberModule] : []), ...(screen ? [screen] : [])]),
    classes: options.assets.classes(screen, user !== null),
  });
  const headers = new Headers({
    ...baseHeaders,
    // A member's page is kept nowhere; a visitor's may come back from the browser's own history.
    "cache-control": user ? "private, no-store" : "private, no-cache",
    vary: "cookie, accept-language",
  });
  const wanted = cookies.get(localeCookie);
  // A cookie that names no visible locale is put right, so that it does not ask again.
  if (wanted !== undefined && wanted !== locale) headers.append("set-cookie", keptCookie(localeCookie, locale));
  if (cookies.has(noticeCookie)) headers.append("set-cookie", cookieLine(noticeCookie, "", 0));
  return new Response(html, { status: problem ? statusOf(problem) : formStatus(posted?.problem ?? null), headers });
}

/** What is left when even the error page fails. */
const lastResort = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">Back to the home page</a></p></body></html>`,
    { status: 500, headers: { ...baseHeaders, "cache-control": "no-store" } },
  );

/** What a form comes to: the way on, or the page again. One that cannot be read is not acted on. */
async function answerPost(request: Request, asked: PageRequest, options: RenderOptions): Promise<Acted> {
  const taker = hasFiles(request) ? fileActionOf(asked) : undefined;
  try {
    return await act(await readPost(request, options.origin, taker?.files ?? 0), asked, request, options);
  } catch (failure) {
    const problem = problemOf(failure, asked.url, options);
    // Too many bytes are not read; which form they are of is known all the same.
    return taker && problem.code === "request_too_large"
      ? { posted: { form: taker.form, values: {}, problem, whole: false }, problem: null }
      : { posted: null, problem };
  }
}

/** After a form: another page, which can be loaded again without doing it again. */
function seeOther({ to, cookies }: Exclude<Acted, Came>): Response {
  const headers = new Headers({ location: to, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

const nothingPosted: Came = { posted: null, problem: null };

export const render: Render = async (request, options) => {
  const url = new URL(request.url);
  const odd = answerOddRequest(request, url);
  if (odd) return odd;
  try {
    const createPageClient = () => createRenderClient(request, options, { budget: pageBudget });
    const reader = createPageClient();
    const asked = await receive(request, url, reader, options);
    const posts = request.method === "POST";
    const acted = posts ? await answerPost(request, asked, options) : nothingPosted;
    if ("to" in acted) return seeOther(acted);
    const { posted, problem } = acted;
    // Nobody is sent to log in because it could not be read who they are.
    const redirect = asked.match && !asked.problem && !problem && redirectOf(asked.match, asked.user, url);
    if (redirect)
      return new Response(null, { status: 302, headers: { location: redirect, "cache-control": "no-store" } });
    // What a form took of the time is not the page's.
    const client = posts ? createPageClient() : reader;
    try {
      const alone = posted && !problem && asked.problem ? { answers: knownAnswers(options), problem: null } : undefined;
      const content = problem ? failed(problem, options) : (alone ?? (await load(asked, client, options)));
      return await renderPage(asked, content, client, options, posted);
    } catch (failure) {
      options.onFailure(failure, url.pathname);
      return await renderPage(asked, failed(asProblem(failure), options), client, options, posted);
    }
  } catch (failure) {
    options.onFailure(failure, url.pathname);
    return lastResort();
  }
};
