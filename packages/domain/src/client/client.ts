import {
  type AnswerOf,
  type BodyOf,
  type Call,
  CallError,
  type CallName,
  type Carry,
  type QueryOf,
  readKinds,
} from "../contract/index.ts";
import { jsonOf } from "./json.ts";
import { readRefusal, Refusal } from "./refusal.ts";
import { buildRequest, headersOf, urlOf } from "./request.ts";
import { withRetry } from "./retry.ts";
import { fetchUpload, formOf, type Upload } from "./upload.ts";

export interface ClientOptions {
  /** Sends a request; the browser's `fetch`, or a way into the back end of the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends a form with a file and tells how far it is. @default by `fetch`, which tells only the end */
  readonly upload?: Upload;
  /** Sends what waits for no answer; false where it could not be taken. @default by `fetch`, as something that outlives the page */
  readonly beacon?: (url: string, body: string) => boolean;
  /** Where the contract's paths begin, as in `https://example.com`. */
  readonly origin: string;
  /** Headers for every request: on the server, the visitor's cookie. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whom the page was made for, by id; `null` for a visitor. Left out where no page stands behind the calls. */
  readonly account?: string | null;
  /** Reads an answer, or throws `answer_invalid`. @default by the kinds that this version knows, without schemas */
  readonly read?: (call: Call, answer: unknown) => unknown;
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

/** The parts of an upload. */
export interface UploadInput<C extends Call> extends CallInput<C> {
  file: File;
  /** Told how much has been sent, 0 to 1; 1 only when the server has it. */
  onProgress?: (share: number) => void;
}

/** The parts of a stream. */
export interface StreamInput<C extends Call> extends CallInput<C> {
  /** Told after how many milliseconds the other side asks to be come back to. */
  onRetry?: (milliseconds: number) => void;
  /** Told whenever anything comes, be it that the other side says only that it lives. */
  onBeat?: () => void;
}

type Carried<C extends Carry> = Call<CallName, C>;

/** Makes the contract's calls: sends, reads the answer, repeats what may be repeated. Every failure is a `CallError`. */
export interface Client {
  call<C extends Carried<"json">>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
  /** Sends a file; refuses one that is too large before anything is sent. Cancelled by its signal. */
  upload<C extends Carried<"upload">>(call: C, input: UploadInput<C>): Promise<AnswerOf<C>>;
  /** Tells something as the page goes; nothing comes back. */
  beacon<C extends Carried<"beacon">>(call: C, input?: Pick<CallInput<C>, "query" | "body">): void;
  /** Opens a stream and yields what comes, until the other side or the signal ends it. */
  stream<C extends Carried<"stream">>(call: C, input?: StreamInput<C>): AsyncIterable<AnswerOf<C>>;
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

/** Sends once. */
type Send = (signal: AbortSignal | undefined) => Promise<Response>;

/** How patient a call is. */
type Patience = Pick<CallInput<Call>, "signal" | "retries">;

/** One try: what is read of its response, or the failure as a `CallError`. An answer that is cut off has not come. */
async function attempt<T>(
  send: Send,
  take: (response: Response) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    const response = await send(signal);
    if (!response.ok) throw await readRefusal(response);
    return await take(response);
  } catch (failure) {
    if (signal?.aborted || failure instanceof CallError) throw failure;
    throw new CallError("network_failed");
  }
}

/** A body, whole. */
const textOf = (response: Response): Promise<string> => response.text();

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { isOnline = () => true, wait = sleep, random, origin, timeout } = options;
  const { read = (_, answer) => readKinds(answer), upload = fetchUpload(options.fetch) } = options;
  const headers = () => headersOf(options.account, options.headers);

  const judge = (call: Call) => (failure: unknown) => ({
    passes:
      call.repeat !== "once" &&
      isOnline() &&
      (failure instanceof Refusal ? failure.passes : failure instanceof CallError && failure.code === "network_failed"),
    after: failure instanceof Refusal ? failure.after : undefined,
  });

  /** Tells whom it concerns why a call failed. */
  const tell = (call: Call, failure: unknown) => {
    if (!(failure instanceof CallError)) return;
    if (failure.code === "session_changed") options.onSessionChanged?.();
    if (failure.code === "authentication_required" && call.path !== "/api/user.php")
      options.onAuthenticationRequired?.();
  };

  /** Tries as often as the call allows and within the client's time. */
  const insist = async <T>(
    call: Call,
    send: Send,
    take: (response: Response) => Promise<T>,
    patience: Patience,
  ): Promise<T> => {
    const { signal: given, retries = options.retries } = patience;
    // A stream is open for as long as somebody reads it.
    const timer = timeout === undefined || call.carry === "stream" ? undefined : AbortSignal.timeout(timeout);
    const signal = given && timer ? AbortSignal.any([given, timer]) : (given ?? timer);
    const waiting = { wait: (milliseconds: number) => wait(milliseconds, signal), random, retries };
    try {
      return await within(
        withRetry(() => attempt(send, take, signal), judge(call), waiting),
        signal,
      );
    } catch (failure) {
      if (timer?.aborted && !(failure instanceof CallError)) throw new CallError("network_failed");
      tell(call, failure);
      throw failure;
    }
  };

  const answerOf = <C extends Call>(call: C, text: string): AnswerOf<C> => {
    const answer = jsonOf(text);
    if (typeof answer !== "object" || answer === null) throw new CallError("answer_invalid", { call: call.name });
    return read(call, answer) as AnswerOf<C>;
  };

  return {
    async call(call, { query, body, ...patience } = {}) {
      const send: Send = (signal) => options.fetch(buildRequest(call, { query, body, signal }, origin, headers()));
      return answerOf(call, await insist(call, send, textOf, patience));
    },
    async upload(call, { file, onProgress = () => {}, query, body, ...patience }) {
      if (call.limit !== undefined && file.size > call.limit) throw new CallError("request_too_large");
      const { href: url } = urlOf(call, query, origin);
      const form = formOf(body, file);
      const send: Send = (signal) => upload({ url, method: call.method, headers: headers(), form, signal }, onProgress);
      return answerOf(call, await insist(call, send, textOf, patience));
    },
    beacon(call, { query, body } = {}) {
      const { href } = urlOf(call, query, origin);
      if (options.beacon) return void options.beacon(href, JSON.stringify(body ?? {}));
      const request = buildRequest(call, { query, body }, origin, headers());
      options.fetch(new Request(request, { keepalive: true })).catch(() => {});
    },
    async *stream(call, { query, onRetry, onBeat, ...patience } = {}) {
      const accept = { accept: "text/event-stream" };
      const send: Send = (signal) =>
        options.fetch(
          buildRequest(call, { query, signal }, origin, headersOf(options.account, options.headers, accept)),
        );
      const response = await insist(call, send, async (opened) => opened, patience);
      // A page can be used long before it reads a stream.
      const { readEvents } = await import("./stream.ts");
      for await (const event of readEvents(response, { onRetry, onBeat }))
        yield read(call, event) as AnswerOf<typeof call>;
    },
  };
}
