import { accountHeader, accountValue, type Call, requestTypeHeader, requestTypeValue } from "../contract/index.ts";

/** What a request is built from: a call with its query and, for those that have one, its body. */
export interface RequestParts {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The address of a call with its query. */
export function urlOf(call: Call, query: unknown, origin: string): URL {
  const url = new URL(call.path, origin);
  if (call.when) url.searchParams.set(...call.when);
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  return url;
}

/** The headers of every request of ours: that it is, and whom the page was made for. */
export const headersOf = (
  account: string | null | undefined,
  ...more: readonly (Readonly<Record<string, string>> | undefined)[]
): Headers =>
  new Headers({
    accept: "application/json",
    [requestTypeHeader]: requestTypeValue,
    ...(account !== undefined && { [accountHeader]: accountValue(account) }),
    ...Object.assign({}, ...more),
  });

/** Characters of a change that arrives though its page is left meanwhile; browsers refuse more than 64 kB of them at once. */
const mostKeptAlive = 1_000;

/** A call as a request with JSON, or with nothing where it only reads. */
export function buildRequest(call: Call, parts: RequestParts, origin: string, headers: Headers): Request {
  const init = { method: call.method, headers, credentials: "same-origin", signal: parts.signal ?? null } as const;
  const url = urlOf(call, parts.query, origin);
  if (call.method === "GET") return new Request(url, init);
  headers.set("content-type", "application/json");
  const body = JSON.stringify(parts.body ?? {});
  return new Request(url, { ...init, body, keepalive: body.length <= mostKeptAlive });
}
