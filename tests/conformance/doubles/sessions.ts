import { accountHeader, type Call, calls, requestTypeHeader, requestTypeValue } from "@kindling/domain/contract";
import {
  accountOf,
  answer,
  breaks,
  type Double,
  type Fault,
  heading,
  insteadOf,
  of,
  refuse,
  withHeaders,
} from "./double.ts";

/** Logging in sets another cookie than it should. */
const setting = (edit: (line: string) => string) =>
  heading(calls.logIn, (headers) => {
    const lines = headers.getSetCookie();
    headers.delete("set-cookie");
    for (const line of lines) headers.append("set-cookie", edit(line));
  });

/** A call believes a page of whatever site. */
const trusting = (call: Call) =>
  of(call, (request, next) =>
    next(
      withHeaders(request, (headers) => {
        if (headers.get("sec-fetch-site") === "same-origin") return;
        headers.delete("origin");
        headers.delete("sec-fetch-site");
      }),
    ),
  );

/** Who is nobody is taken for whoever came last. */
const unguarded: Fault = async (request, next, world) => {
  const response = await next(request.clone());
  const last = [...world.sessions.keys()].at(-1);
  if (response.status !== 403 || last === undefined || accountOf(request, world)) return response;
  return next(withHeaders(request, (headers) => headers.set("cookie", `__Host-session=${last}`)));
};

export const sessionDoubles: readonly Double[] = [
  breaks("member-calls-need-a-session", "nobody is asked who they are", unguarded, [
    "a-made-up-session-is-nobodys",
    "a-session-ends-at-log-out",
    "visitors-see-as-much-as-the-site-says",
  ]),
  breaks(
    "member-calls-need-a-session",
    "a like is seen by whoever says so",
    insteadOf("authentication_required", calls.seeLike, async (request, next) =>
      request.headers.has("cookie") ? next(request) : answer({ ok: true }),
    ),
  ),
  breaks(
    "a-made-up-session-is-nobodys",
    "whatever cookie there is will do",
    insteadOf("authentication_required", calls.seeLike, async (request, next) =>
      request.headers.get("cookie")?.includes("made-up") ? answer({ ok: true }) : next(request),
    ),
  ),
  breaks(
    "a-session-ends-at-log-out",
    "the cookie is cleared, and the session goes on",
    of(calls.logOut, (request, next) =>
      next(withHeaders(request, (headers) => headers.has(accountHeader) || headers.delete("cookie"))),
    ),
    ["a-stream-ends-with-its-session"],
  ),
  breaks(
    "a-session-ends-at-log-out",
    "the session ends, and the cookie stays",
    heading(calls.logOut, (headers) => headers.delete("set-cookie")),
  ),
  breaks(
    "session-cookie-is-kept-from-scripts",
    "the cookie is not HttpOnly",
    setting((line) => line.replace("; HttpOnly", "")),
  ),
  breaks(
    "session-cookie-stays-on-its-site",
    "the cookie travels from other sites",
    setting((line) => line.replace("SameSite=Lax", "SameSite=None")),
  ),
  breaks(
    "session-cookie-stays-on-its-site",
    "the cookie goes to sibling hosts",
    setting((line) => `${line}; Domain=test`),
  ),
  breaks(
    "session-cookie-is-for-every-path",
    "the cookie is for /api only",
    setting((line) => line.replace("Path=/", "Path=/api")),
  ),
  breaks(
    "session-cookie-lasts-thirty-days",
    "the cookie goes with the window",
    setting((line) => line.replace(/Max-Age=\d+; /, "")),
  ),
  breaks(
    "session-cookie-is-secure-on-https",
    "the cookie is not Secure",
    setting((line) => line.replace("; Secure", "")),
  ),
  breaks("foreign-pages-change-nothing", "another site's page takes a like back", trusting(calls.unlike)),
  breaks("log-out-needs-our-own-page", "another site's page logs out", trusting(calls.logOut)),
  breaks(
    "log-out-needs-our-own-page",
    "a picture logs out",
    of(calls.logOut, (request, next) =>
      next(withHeaders(request, (headers) => headers.set(requestTypeHeader, requestTypeValue))),
    ),
  ),
  breaks(
    "our-own-pages-are-welcome",
    "whoever has an origin is foreign",
    of(calls.changeUser, async (request, next) =>
      request.headers.has("origin") ? refuse("foreign_origin") : next(request),
    ),
  ),
  breaks(
    "pages-speak-for-who-is-logged-in",
    "a page of nobody takes a member's like back",
    of(calls.unlike, (request, next) =>
      next(withHeaders(request, (headers) => headers.has(accountHeader) && headers.delete(accountHeader))),
    ),
  ),
  breaks(
    "pages-say-for-whom-they-change-something",
    "a page that does not say whose it is takes a like back",
    insteadOf("session_changed", calls.unlike, (request, next) =>
      next(
        withHeaders(request, (headers) => {
          if (!headers.has(accountHeader)) headers.delete("sec-fetch-site");
        }),
      ),
    ),
  ),
];
