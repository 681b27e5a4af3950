import * as z from "zod/mini";
import {
  type AnswerOf,
  type BodyOf,
  type Call,
  CallError,
  isErrorCode,
  type QueryOf,
  requestTypeHeader,
  requestTypeValue,
} from "../contract/index.ts";
import { withRetry } from "./retry.ts";

export interface ClientOptions {
  /** Sends a request; the browser's `fetch`, or a way into the back end of the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where the contract's paths begin, as in `https://example.com`. */
  readonly origin: string;
  /** Headers for every request: on the server, the visitor's cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `false` fails at once instead of retrying into nothing. */
  readonly isOnline?: () => boolean;
  /** Called when the session has ended under a call other than user.php's. */
  readonly onAuthenticationRequired?: () => void;
  /** How often a call that may be repeated is sent again: 0 where somebody waits who would rather know. @default 5 */
  readonly retries?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
}

/** The parts of one request. */
export interface CallInput<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
}

/** Makes the contract's calls: sends, parses the answer, repeats what may be repeated. Every failure is a `CallError`. */
export interface Client {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A failed answer, with what its headers said of trying again. */
class Refusal extends CallError {
  after: number | undefined;
}

function buildRequest(call: Call, input: CallInput<Call>, options: ClientOptions): Request {
  const url = new URL(call.path, options.origin);
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const headers = new Headers({
    accept: "application/json",
    [requestTypeHeader]: requestTypeValue,
    ...options.headers,
  });
  if (call.method === "GET")
    return new Request(url, { headers, credentials: "same-origin", signal: input.signal ?? null });
  headers.set("content-type", "application/json");
  return new Request(url, {
    method: call.method,
    headers,
    credentials: "same-origin",
    body: JSON.stringify(input.body ?? {}),
    signal: input.signal ?? null,
  });
}

async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => undefined)) as { error?: Record<string, unknown> } | undefined;
  const { code, ...facts } = body?.error ?? {};
  const refusal = new Refusal(isErrorCode(code) ? code : "unexpected", facts);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (Number.isFinite(seconds)) refusal.after = seconds * 1000;
  return refusal;
}

async function attempt<C extends Call>(call: C, input: CallInput<C>, options: ClientOptions): Promise<AnswerOf<C>> {
  let response: Response;
  try {
    response = await options.fetch(buildRequest(call, input, options));
  } catch (failure) {
    if (input.signal?.aborted) throw failure;
    throw new CallError("network_failed");
  }
  if (!response.ok) throw await readRefusal(response);
  const answer = z.safeParse(call.answer, await response.json().catch(() => undefined));
  if (!answer.success) throw new CallError("answer_invalid", { call: call.name });
  return answer.data as AnswerOf<C>;
}

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { isOnline = () => true, wait = sleep, random, retries } = options;
  return {
    async call(call, input = {}) {
      const judge = (failure: unknown) => ({
        retry: call.repeat !== "once" && isOnline() && failure instanceof CallError && failure.entry.retry,
        after: failure instanceof Refusal ? failure.after : undefined,
      });
      try {
        return await withRetry(() => attempt(call, input, options), judge, { wait, random, retries });
      } catch (failure) {
        const ended = failure instanceof CallError && failure.code === "authentication_required";
        if (ended && call.path !== "/api/user.php") options.onAuthenticationRequired?.();
        throw failure;
      }
    },
  };
}
