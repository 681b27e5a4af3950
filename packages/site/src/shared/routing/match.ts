import type { Page } from "../page/page-context.ts";
import type { RouteContext, RouteDefinition } from "./route.ts";

export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A path that decodes; `undefined` for `/members/%`, `%00` and their kind. */
function decodable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path)) && !/%2f|%5c|\\/i.test(path);
  } catch {
    return false;
  }
}

/** Its parts between slashes; slashes at its end count for nothing. */
function segments(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(0, 1 + parts.findLastIndex((part) => part !== ""));
}

/** The parameters of a path that has the shape of a pattern: `:name` takes one segment, `:name?` one that may be missing. */
function readPath(pattern: string, path: string): RouteMatch["params"] | undefined {
  const [wanted, given] = [segments(pattern), segments(path)];
  const params: Record<string, string | undefined> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    const fits = name === undefined ? value === part : value || (optional && value === undefined);
    if (!fits) return undefined;
    if (name !== undefined) params[name] = value;
  }
  return given.length > wanted.length ? undefined : params;
}

/** The route of a path; routes stand in the order in which they are tried. */
export function matchRoute(routes: readonly RouteDefinition[], path: string): RouteMatch | undefined {
  if (!decodable(path)) return undefined;
  for (const route of routes) {
    const params = readPath(route.path, path);
    if (!params) continue;
    const wellFormed = Object.entries(route.params ?? {}).every(([name, is]) => {
      const value = params[name];
      return value === undefined || is(value);
    });
    return wellFormed ? { route, params } : undefined;
  }
  return undefined;
}

/** What a route is asked with: its own part of the address, the page that is shown, and who looks at it. */
export const contextOf = (
  match: RouteMatch | undefined,
  query: URLSearchParams,
  { settings, locale, visit, user }: Pick<Page, "settings" | "locale" | "visit"> & Pick<RouteContext, "user">,
): RouteContext => ({ params: match?.params ?? {}, query, settings, user, locale, visit });
