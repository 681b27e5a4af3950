import { sessionLifetime } from "@kindling/domain/rules";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Caller } from "./caller.ts";

export const sessionCookie = "session";

type Scheme = Pick<Caller, "scheme">;

/** On https the name itself says that no other host has set it, and that it never travels in the clear. */
export const sessionCookieOn = (scheme: Caller["scheme"]): string =>
  scheme === "https" ? `__Host-${sessionCookie}` : sessionCookie;
const attributesOn = ({ scheme }: Scheme) =>
  ({ path: "/", httpOnly: true, sameSite: "Lax", secure: scheme === "https" }) as const;

/** The session's token that came with a request, whether it is worth anything or not. */
export const readSessionCookie = (http: Context, caller: Scheme): string | null =>
  getCookie(http, sessionCookieOn(caller.scheme)) ?? null;

export function setSessionCookie(http: Context, caller: Scheme, token: string): void {
  setCookie(http, sessionCookieOn(caller.scheme), token, { ...attributesOn(caller), maxAge: sessionLifetime / 1000 });
}

export function clearSessionCookie(http: Context, caller: Scheme): void {
  deleteCookie(http, sessionCookieOn(caller.scheme), attributesOn(caller));
}
