import { actions } from "../app/actions.ts";
import { routes } from "../app/routes.ts";
import { matchRoute } from "../shared/routing/match.ts";

/** A path as pages are named: `/members/` and `//members` are `/members`. Begins with one slash, so it stays on this site. */
const canonicalPath = (path: string): string => path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/** What a path takes; nothing where there is no such page. */
function methodsOf(path: string): readonly string[] {
  if (matchRoute(routes, path)) return ["GET", "HEAD", "POST"];
  return actions.some((action) => action.path === path) ? ["POST"] : [];
}

/** What a page's address answers where it is not read or posted to, or not by its own name. */
export function answerOddRequest({ method }: Request, { pathname, search }: URL): Response | undefined {
  const canonical = canonicalPath(pathname);
  const methods = methodsOf(canonical);
  const reads = method === "GET" || method === "HEAD";
  if (!methods.includes(method) && !(reads && methods.length === 0))
    return methods.length > 0
      ? new Response(null, { status: 405, headers: { allow: methods.join(", ") } })
      : new Response(null, { status: 404 });
  if (canonical === pathname) return undefined;
  return new Response(null, { status: 308, headers: { location: canonical + search } });
}
