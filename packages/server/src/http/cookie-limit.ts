import type { MiddlewareHandler } from "hono";

/** The most that the cookies of a request may weigh, in bytes. */
export const cookiesMaxBytes = 16 * 1024;

/** What a request's head may weigh before it is not even read: as many cookies as the limit can name and clear. */
export const headMaxBytes = 256 * 1024;

/** Said by us alone when nothing of a page can be rendered, so in English. */
export const tooManyCookies = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many cookies</title></head><body><p>Your browser has sent more cookies than this site can read, so we have cleared them. You may have to log in again.</p><p><a href="">Load the page again</a></p></body></html>`;

export const tooManyCookiesHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  // Those of other paths too, which cannot be named.
  "clear-site-data": '"cookies"',
};

/** Answers a request with too many cookies by a page that can be read, and clears them: nobody stays locked out. */
export const limitCookies: MiddlewareHandler = async (http, next) => {
  const sent = http.req.header("cookie") ?? "";
  if (sent.length <= cookiesMaxBytes) return next();
  const names = new Set(sent.split(";").map((pair) => pair.split("=", 1)[0]!.trim()));
  for (const [name, value] of Object.entries(tooManyCookiesHeaders)) http.header(name, value);
  for (const name of names) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue;
    const secure = /^__(?:Host|Secure)-/i.test(name) ? "; Secure" : "";
    http.header("set-cookie", `${name}=; Max-Age=0; Path=/${secure}`, { append: true });
  }
  return http.body(tooManyCookies, 431);
};
