import { routes } from "../app/routes.ts";
import { matchRoute } from "../shared/routing/match.ts";

/** A path as pages are named: `/members/` and `//members` are `/members`. Begins with one slash, so it stays on this site. */
const canonicalPath = (path: string): string => path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/** What a page's address answers where it is not read, or not by its own name. */
export function answerOddRequest({ method }: Request, { pathname, search }: URL): Response | undefined {
  if (method !== "GET" && method !== "HEAD") {
    const page = matchRoute(routes, pathname);
    return new Response(null, page ? { status: 405, headers: { allow: "GET, HEAD" } } : { status: 404 });
  }
  const canonical = canonicalPath(pathname);
  if (canonical === pathname) return undefined;
  return new Response(null, { status: 308, headers: { location: canonical + search } });
}
