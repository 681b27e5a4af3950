import * as z from "zod/mini";
import {
  accountHeader,
  accountValue,
  type AnswerOf,
  type BodyOf,
  type Call,
  CallError,
  type QueryOf,
  requestTypeHeader,
  requestTypeValue,
} from "../contract/index.ts";
import { readRefusal, Refusal } from "./refusal.ts";
import { withRetry } from "./retry.ts";

export { retryDelay } from "./retry.ts";

export interface ClientOptions {
  /** Sends a request; the browser's `fetch`, or a way into the back end of the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where the contract's paths begin, as in `https://example.com`. */
  readonly origin: string;
  /** Headers for every request: on the server, the visitor's cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whom the page was made for, by id; `null` for a visitor. Left out where no page stands behind the calls. */
  readonly account?: string | null;
  /** `false` fails at once instead of retrying into nothing. */
  readonly isOnline?: () => boolean;
  /** Called when the session has ended under a call other than user.php's. */
  readonly onAuthenticationRequired?: () => void;
  /** Called when somebody else is there than the account that the page was made for. */
  readonly onSessionChanged?: () => void;
  /** How often a call that may be repeated is sent again: 0 where somebody waits who would rather know. @default 5 */
  readonly retries?: number;
  /** Milliseconds after which a call counts as failed, all its attempts together. @default as long as it takes */
  readonly timeout?: number;
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

/** The parts of one request. */
export interface CallInput<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
  /** Instead of the client's. */
  retries?: number;
}

/** Makes the contract's calls: sends, parses the answer, repeats what may be repeated. Every failure is a `CallError`. */
export interface Client {
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
}

/** Waits, or rejects as soon as it is given up. */
const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

function buildRequest(call: Call, input: CallInput<Call>, options: ClientOptions): Request {
  const url = new URL(call.path, options.origin);
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const headers = new Headers({
    accept: "application/json",
    [requestTypeHeader]: requestTypeValue,
    ...(options.account !== undefined && { [accountHeader]: accountValue(options.account) }),
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

/** Ends with the signal, even where what it waits for does not listen to it. */
const within = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  signal
    ? Promise.race([
        work,
        new Promise<never>((_, reject) => {
          if (signal.aborted) reject(signal.reason as Error);
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        }),
      ])
    : work;

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { isOnline = () => true, wait = sleep, random, timeout } = options;
  return {
    async call(call, input = {}) {
      const { retries = options.retries, signal: given } = input;
      const timer = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
      const signal = given && timer ? AbortSignal.any([given, timer]) : (given ?? timer);
      const judge = (failure: unknown) => ({
        passes:
          call.repeat !== "once" &&
          isOnline() &&
          (failure instanceof Refusal
            ? failure.passes
            : failure instanceof CallError && failure.code === "network_failed"),
        after: failure instanceof Refusal ? failure.after : undefined,
      });
      const once = () => attempt(call, { ...input, signal }, options);
      try {
        return await within(
          withRetry(once, judge, { wait: (milliseconds) => wait(milliseconds, signal), random, retries }),
          signal,
        );
      } catch (failure) {
        if (timer?.aborted && !(failure instanceof CallError)) throw new CallError("network_failed");
        const ended = failure instanceof CallError && failure.code === "authentication_required";
        if (ended && call.path !== "/api/user.php") options.onAuthenticationRequired?.();
        if (failure instanceof CallError && failure.code === "session_changed") options.onSessionChanged?.();
        throw failure;
      }
    },
  };
}
