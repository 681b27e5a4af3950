import { bodyMaxBytes, sessionLifetime } from "../constants.ts";
import { CallError } from "../contract/index.ts";
import { parseJson } from "../schemas/index.ts";

/** Reads a request's JSON; an empty body is `{}`. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (new TextEncoder().encode(text).length > bodyMaxBytes) throw new CallError("request_too_large");
  return parseJson(text);
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
