import type { Context, MiddlewareHandler } from "hono";
import type { EdgeEnv } from "./caller.ts";

/** For what is no page: files, answers of calls, pictures. Pages say their own. */
const policy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Two years, as lists of such hosts ask for. */
const onlyEncrypted = "max-age=63072000; includeSubDomains";

/** What every answer says to browsers, whoever gives it: one place for pages, files, calls and what providers bring along. */
export const secureHeaders: MiddlewareHandler<EdgeEnv> = async (http, next) => {
  await next();
  const { headers } = http.res;
  // Vite has already sent it.
  if (headers.has("x-hono-already-sent")) return;
  const page = headers.get("content-type")?.startsWith("text/html") ?? false;
  const wanted = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    ...(!page && { "content-security-policy": policy }),
    ...(http.get("caller")?.scheme === "https" && { "strict-transport-security": onlyEncrypted }),
  };
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) add(http, name, value);
};

/** `http.header` would copy the whole answer for each; only what was fetched from elsewhere cannot be changed. */
function add(http: Context<EdgeEnv>, name: string, value: string): void {
  try {
    http.res.headers.set(name, value);
  } catch {
    http.header(name, value);
  }
}
