import { type Call, CallError, changesSomething, requestTypeHeader, requestTypeValue } from "../contract/index.ts";
import { bodyMaxBytes, sessionLifetime } from "../constants.ts";

/** What no database keeps: a NUL, or half of a surrogate pair. */
function refuseUnkeepable(text: string): void {
  if (text.includes("\u0000") || !text.isWellFormed()) throw new CallError("malformed_request");
}

/** Reads a request's JSON; an empty body is `{}`. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (new TextEncoder().encode(text).length > bodyMaxBytes) throw new CallError("request_too_large");
  if (text === "") return {};
  try {
    return JSON.parse(text, (name, value: unknown) => {
      refuseUnkeepable(name);
      if (typeof value === "string") refuseUnkeepable(value);
      return value;
    });
  } catch {
    throw new CallError("malformed_request");
  }
}

/** Refuses what another site makes a browser send. */
export function guardOrigin(call: Call, { headers, url }: Request): void {
  if (!changesSomething(call)) return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const foreign = site ? site !== "same-origin" : origin !== null && origin !== new URL(url).origin;
  const ours = headers.get(requestTypeHeader) === requestTypeValue;
  if (foreign || (call.method === "GET" && !ours)) throw new CallError("foreign_origin");
}

const isSecure = ({ url }: Request): boolean => url.startsWith("https:");
const cookieOf = (request: Request): string => (isSecure(request) ? "__Host-session" : "session");

/** The session's token that came with a request. */
export const tokenOf = (request: Request): string | undefined =>
  (request.headers.get("cookie") ?? "")
    .split("; ")
    .find((pair) => pair.startsWith(`${cookieOf(request)}=`))
    ?.slice(cookieOf(request).length + 1);

/** The cookie that keeps a session's token, or clears it. */
export function sessionCookie(request: Request, token: string | null): string {
  const lifetime = token === null ? 0 : sessionLifetime / 1000;
  const attributes = `Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`;
  return `${cookieOf(request)}=${token ?? ""}; ${attributes}`;
}
