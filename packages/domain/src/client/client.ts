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
import { readRefusal, Refusal } from "./refusal.ts";
import { buildRequest, headersOf, urlOf } from "./request.ts";
import { withRetry } from "./retry.ts";
import { readEvents } from "./stream.ts";
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
  /** Reads an answer, or throws `answer_invalid`. @default by the kinds that this version knows, without schemas */
  readonly read?: (call: Call, answer: unknown) => unknown;
  /** `false` fails at once instead of retrying into nothing. */
  readonly isOnline?: () => boolean;
  /** Called when the session has ended under a call other than user.php's. */
  readonly onAuthenticationRequired?: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly random?: () => number;
}

/** The parts of one request. */
export interface CallInput<C extends Call> {
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
}

/** The parts of an upload. */
export interface UploadInput<C extends Call> extends CallInput<C> {
  file: File;
  /** Told how much has been sent, 0 to 1; 1 only when the server has it. */
  onProgress?: (share: number) => void;
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
  stream<C extends Carried<"stream">>(call: C, input?: CallInput<C>): AsyncIterable<AnswerOf<C>>;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Makes a client. */
export function createClient(options: ClientOptions): Client {
  const { isOnline = () => true, wait = sleep, random, origin } = options;
  const { read = (_, answer) => readKinds(answer), upload = fetchUpload(options.fetch) } = options;

  /** One try: its answer's response, or the failure as a `CallError`. */
  const attempt = async (send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> => {
    let response: Response;
    try {
      response = await send();
    } catch (failure) {
      if (signal?.aborted) throw failure;
      throw new CallError("network_failed");
    }
    if (!response.ok) throw await readRefusal(response);
    return response;
  };

  /** Tries as often as the call allows, and tells when the session has ended under it. */
  const insist = async (
    call: Call,
    send: () => Promise<Response>,
    signal: AbortSignal | undefined,
  ): Promise<Response> => {
    const judge = (failure: unknown) => ({
      retry: call.repeat !== "once" && isOnline() && failure instanceof CallError && failure.entry.retry,
      after: failure instanceof Refusal ? failure.after : undefined,
    });
    try {
      return await withRetry(() => attempt(send, signal), judge, { wait, random });
    } catch (failure) {
      const ended = failure instanceof CallError && failure.code === "authentication_required";
      if (ended && call.path !== "/api/user.php") options.onAuthenticationRequired?.();
      throw failure;
    }
  };

  const answerOf = async <C extends Call>(call: C, response: Response): Promise<AnswerOf<C>> => {
    const answer: unknown = await response.json().catch(() => undefined);
    if (typeof answer !== "object" || answer === null) throw new CallError("answer_invalid", { call: call.name });
    return read(call, answer) as AnswerOf<C>;
  };

  return {
    async call(call, input = {}) {
      const send = () => options.fetch(buildRequest(call, input, origin, headersOf(options.headers)));
      return answerOf(call, await insist(call, send, input.signal));
    },
    async upload(call, { file, onProgress = () => {}, ...input }) {
      if (call.limit !== undefined && file.size > call.limit) throw new CallError("request_too_large");
      const { href } = urlOf(call, input.query, origin);
      const request = { url: href, method: call.method, headers: headersOf(options.headers), signal: input.signal };
      const send = () => upload({ ...request, form: formOf(input.body, file) }, onProgress);
      return answerOf(call, await insist(call, send, input.signal));
    },
    beacon(call, { query, body } = {}) {
      const { href } = urlOf(call, query, origin);
      if (options.beacon) return void options.beacon(href, JSON.stringify(body ?? {}));
      const request = buildRequest(call, { query, body }, origin, headersOf(options.headers));
      options.fetch(new Request(request, { keepalive: true })).catch(() => {});
    },
    async *stream(call, input = {}) {
      const headers = headersOf(options.headers);
      headers.set("accept", "text/event-stream");
      const send = () => options.fetch(buildRequest(call, input, origin, headers));
      const response = await insist(call, send, input.signal);
      for await (const event of readEvents(response)) yield read(call, event) as AnswerOf<typeof call>;
    },
  };
}
