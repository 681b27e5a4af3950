import type { FakeWorld } from "@kindling/domain/fakes";
import { type Call, type ErrorCode, CallError, findCall } from "@kindling/domain/contract";

type Next = (request: Request) => Promise<Response>;

/** What a double does instead of passing a request on. */
export type Fault = (request: Request, next: Next, world: FakeWorld) => Promise<Response>;

/** A back end that is good but for one thing. */
export interface Double {
  /** The rule that has to find it out. */
  readonly breaks: string;
  /** What is wrong with it. */
  readonly how: string;
  /** A new one for each run: some remember what came before. */
  readonly fault: () => Fault;
  /** Rules that cannot but break with it. */
  readonly also?: readonly string[];
}

/** Names what breaks a rule. */
export const breaks = (rule: string, how: string, fault: Fault, also: readonly string[] = []): Double => ({
  breaks: rule,
  how,
  fault: () => fault,
  also,
});

/** The same with a fault that remembers what came before. */
export const breaksInTime = (rule: string, how: string, fault: () => Fault, also: readonly string[] = []): Double => ({
  breaks: rule,
  how,
  fault,
  also,
});

/** Answers something of its own. */
export const answer = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { "cache-control": "private, no-store" } });

/** Refuses for no reason. */
export function refuse(code: ErrorCode): Response {
  const failure = new CallError(code);
  return answer(failure.toJSON(), failure.entry.status);
}

/** A fault of one call; all others pass. */
export const of =
  (call: Call, fault: Fault): Fault =>
  async (request, next, world) => {
    const { pathname, searchParams } = new URL(request.url);
    const made = findCall(request.method, pathname, searchParams);
    return made?.name === call.name ? fault(request, next, world) : next(request);
  };

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a double may do anything to an answer

/** A request's body; nothing where it is no object. */
export async function bodyOf(request: Request): Promise<Json | undefined> {
  try {
    const body: unknown = JSON.parse(await request.clone().text());
    return typeof body === "object" && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The request with something else in its body. */
export const withBody = (request: Request, body: unknown): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) });

/** The request with something else in its query. */
export function withQuery(request: Request, edit: (query: URLSearchParams) => void): Request {
  const url = new URL(request.url);
  edit(url.searchParams);
  return new Request(url, { method: request.method, headers: request.headers });
}

/** The request with other headers. */
export function withHeaders(request: Request, edit: (headers: Headers) => void): Request {
  const copy = new Request(request);
  edit(copy.headers);
  return copy;
}

/** Takes a field away. */
export const without = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([field]) => field !== name));

/** Changes what a call is sent. */
export const taking = (call: Call, edit: (body: Json) => Json): Fault =>
  of(call, async (request, next) => {
    const body = await bodyOf(request);
    return next(body ? withBody(request, edit(body)) : request);
  });

/** Changes what a call answers, where it is answered well. */
export const answering = (call: Call, edit: (json: Json, world: FakeWorld, request: Request) => unknown): Fault =>
  of(call, async (request, next, world) => {
    const response = await next(request);
    if (!response.ok) return response;
    return new Response(JSON.stringify(edit((await response.json()) as Json, world, request)), response);
  });

/** Does something else where a call is refused with a code. */
export const insteadOf = (code: ErrorCode, call: Call, fault: Fault): Fault =>
  of(call, async (request, next, world) => {
    const response = await next(request.clone());
    const { error } = (await response.clone().json()) as { error?: { code: string } };
    return error?.code === code ? fault(request, next, world) : response;
  });

/** Changes the headers that a call is answered with. */
export const heading = (call: Call, edit: (headers: Headers) => void): Fault =>
  of(call, async (request, next) => {
    const response = await next(request);
    const headers = new Headers(response.headers);
    edit(headers);
    return new Response(response.body, { status: response.status, headers });
  });

/** The account of a request's session, in the fake's world. */
export function accountOf(request: Request, world: FakeWorld) {
  const token = /session=([^;]*)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
  return world.accounts.get(world.sessions.get(token) ?? "");
}

/** The request as an account would send it. */
export const asAccount = (request: Request, world: FakeWorld, id: string): Request =>
  withHeaders(request, (headers) => {
    const [token] = [...world.sessions].find(([, account]) => account === id) ?? [""];
    headers.set("cookie", `__Host-session=${token}`);
  });

/** Changes an account's credits, with an entry in its ledger that makes them add up. */
export function book(world: FakeWorld, id: string, amount: number, kind: "signup" | "bonus" = "bonus"): void {
  const account = world.accounts.get(id)!;
  const balance = account.user.credits + amount;
  account.user = { ...account.user, credits: balance };
  const created_at = new Date(world.clock.now()).toISOString();
  account.ledger.unshift({ id: world.nextId(), kind, amount, balance, created_at });
}
