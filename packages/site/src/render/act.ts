import { accountValue, CallError } from "@kindling/domain/contract";
import { actions } from "../app/actions.ts";
import type { FormAction } from "../shared/forms/action.ts";
import { carried, fieldsOf, noticeCookie, type Posted } from "../shared/forms/form.ts";
import type { Problem } from "../shared/problems/problem.ts";
import { cookieLine, keptCookie } from "../shared/storage/cookie-line.ts";
import { fileKeyOf, formKeyOf } from "./form-key.ts";
import { writeNotice } from "./notice.ts";
import { type PageRequest, problemOf, routeContextOf } from "./page-request.ts";
import { createRenderClient } from "./render-client.ts";
import type { RenderOptions } from "./types.ts";

/** Milliseconds that the back end has for what a form does, and for one with files. */
const actionBudget = 8_000;
const filesBudget = 40_000;

/** What has become of a form: the way on, or what its page has to say. */
export type Acted = { readonly to: string; readonly cookies: readonly string[] } | Came;

/** A form that comes back with its page. */
export interface Came {
  readonly posted: Posted | null;
  /** Why not even the page can be shown; `null` where the form says what is wrong itself. */
  readonly problem: Problem | null;
}

/** The actions of the forms on this page. */
const actionsOf = ({ match, url }: PageRequest): readonly FormAction[] =>
  actions.filter(({ routes, path }) =>
    path !== undefined ? path === url.pathname : match && (!routes || routes.includes(match.route.name)),
  );

/** The form on this page that takes files, for a member. */
export const fileActionOf = (asked: PageRequest): FormAction | undefined =>
  asked.user ? actionsOf(asked).find(({ files }) => files !== undefined) : undefined;

/** The action of a form on this page; where it does not say which it is, the page's own. */
function actionOf(data: FormData, asked: PageRequest): FormAction | undefined {
  const name = data.get(carried.form);
  const here = actionsOf(asked);
  return name === null ? here.find(({ routes, path }) => routes ?? path) : here.find(({ form }) => form === name);
}

/** Every field that was filled in, but secrets. */
function valuesOf(data: FormData, { secrets = [] }: FormAction): Posted["values"] {
  const fields = fieldsOf(data);
  const names = [...new Set(data.keys())].filter((name) => !secrets.includes(name));
  return Object.fromEntries(names.map((name) => [name, fields.all(name)]));
}

/** Does what a form asks for. */
export async function act(
  data: FormData,
  asked: PageRequest,
  request: Request,
  options: RenderOptions,
): Promise<Acted> {
  const action = actionOf(data, asked);
  if (!action) return { posted: null, problem: { code: "malformed_request", facts: {} } };
  const { url, user, match } = asked;
  const here = url.pathname + url.search;
  const back = (problem: Problem | null, values = valuesOf(data, action)): Came => ({
    posted: { form: action.form, values, problem, whole: !action.secrets && !action.files },
    problem: null,
  });
  const instead = (problem: Problem): Came => ({ ...back(problem), problem });

  // What the page needs of the back end is not there either; a form that stands alone says so itself.
  if (asked.problem)
    return match && match.route.access !== "member" && !match.route.calls
      ? back(asked.problem)
      : instead(asked.problem);
  const account = data.get(carried.account);
  const current = accountValue(user?.id ?? null);
  if (typeof account === "string" && account !== current) {
    const ended = user === null && account !== accountValue(null);
    if (ended && action.form !== "log-out") return instead({ code: "authentication_required", facts: {} });
    // Somebody else is here now: the page is theirs, and what was typed is not.
    if (!ended) return { to: here, cookies: [] };
  }
  const key = data.get(carried.key);
  const requestKey = key === null ? crypto.randomUUID() : formKeyOf(String(key), data);
  const cookies: string[] = [];
  const client = createRenderClient(request, options, {
    budget: action.files ? filesBudget : actionBudget,
    onAnswer: ({ headers }) => cookies.push(...headers.getSetCookie()),
    ...(account !== null && { account: user?.id ?? null }),
  });
  try {
    const outcome = await action.run({
      ...routeContextOf(asked),
      client,
      fields: fieldsOf(data),
      requestKey,
      keyOfFile: (file) => fileKeyOf(requestKey, file),
      locales: asked.locales,
      now: asked.now,
      timeZone: asked.timeZone,
      here,
    });
    if ("again" in outcome) return back(outcome.problem ?? null, { ...valuesOf(data, action), ...outcome.again });
    const kept = Object.entries(outcome.cookies ?? {}).map(([name, value]) => keptCookie(name, value));
    const notice = outcome.notice ? [`${cookieLine(noticeCookie, writeNotice(outcome.notice), 60)}; HttpOnly`] : [];
    return { to: outcome.to, cookies: [...cookies, ...kept, ...notice] };
  } catch (failure) {
    if (failure instanceof CallError && failure.code === "session_changed") return { to: here, cookies: [] };
    const problem = problemOf(failure, url, options);
    return problem.code === "authentication_required" ? instead(problem) : back(problem);
  }
}
