import { sessionLifetime } from "@kindling/domain/rules";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";

export const sessionCookie = "session";

const isLocal = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
const attributes = (http: Context) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: !isLocal(new URL(http.req.url).hostname) }) as const;

export function setSessionCookie(http: Context, token: string): void {
  setCookie(http, sessionCookie, token, { ...attributes(http), maxAge: sessionLifetime / 1000 });
}

export function clearSessionCookie(http: Context): void {
  deleteCookie(http, sessionCookie, attributes(http));
}
