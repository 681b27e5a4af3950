import type { Caller, Server } from "@kindling/server";

/** What stands behind the pages. */
export interface BackEnd {
  /** Answers a request for one of its paths, for a caller whom the edge has read. */
  answer(request: Request, caller: Caller, bindings?: object): Promise<Response>;
  /** Says whether it can answer at all. */
  health(): Promise<Response>;
}

/** The back end in this process. */
export const ownBackEnd = ({ app }: Server): BackEnd => ({
  answer: async (request, caller, bindings) => app.fetch(request, { ...bindings, caller }),
  health: async () => app.request("/healthz"),
});

/** What belongs to one connection, and to the encoding that `fetch` has undone. */
const hopHeaders = ["connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length"];

function withoutHops(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of hopHeaders) kept.delete(name);
  return kept;
}

/**
 * A back end elsewhere. It is asked under its own name, with the caller's host, scheme and address as a proxy tells
 * them; it has to name this process among its proxies to believe them.
 */
export const backEndAt = (origin: string): BackEnd => ({
  health: () => fetch(new URL("/healthz", origin)),
  async answer(request, caller) {
    const { pathname, search } = new URL(request.url);
    const headers = withoutHops(request.headers);
    for (const name of ["host", "accept-encoding", "forwarded"]) headers.delete(name);
    headers.set("x-forwarded-host", caller.host);
    headers.set("x-forwarded-proto", caller.scheme);
    headers.set("x-forwarded-for", caller.address);
    const { method, body, signal } = request;
    const answer = await fetch(new URL(pathname + search, origin), {
      method,
      headers,
      signal,
      redirect: "manual",
      ...(body && { body, duplex: "half" }),
    });
    return new Response(answer.body, { status: answer.status, headers: withoutHops(answer.headers) });
  },
});
