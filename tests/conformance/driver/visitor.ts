import {
  type AnswerOf,
  type BodyOf,
  type Call,
  calls,
  type ErrorCode,
  type Facts,
  type QueryOf,
  requestTypeHeader,
  requestTypeValue,
} from "@kindling/domain/contract";
import { formOf } from "@kindling/domain/client";
import { must } from "./broken.ts";
import { picture } from "./picture.ts";
import { type EventReader, readStream } from "./stream.ts";
import { described, readReply, type Reply } from "./reply.ts";

/** The way to a back end. */
export interface Wire {
  readonly origin: string;
  fetch(request: Request): Promise<Response>;
  /** Told of every reply. */
  watch(reply: Reply): void;
}

/** What a request is made of, right or wrong. */
export interface Sent {
  readonly query?: object;
  readonly body?: unknown;
  /** The body as it stands, instead of JSON. */
  readonly text?: string;
  /** The file of an upload. @default a picture */
  readonly file?: File;
  /** More headers; one that is `null` is left out. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

interface Good<C extends Call> {
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  readonly file?: File;
}

/** Somebody with cookies of their own. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>;
  /** Makes a call, whatever comes of it. */
  ask(call: Call, sent?: Sent): Promise<Reply>;
  /** Makes a call that has to be answered. */
  call<C extends Call>(call: C, good?: Good<C>): Promise<AnswerOf<C>>;
  /** Makes a call that has to be refused with a code; answers what comes with it. */
  refused(code: ErrorCode, call: Call, sent?: Sent): Promise<Facts>;
  /** Opens the member's stream of events, from after a number on; said in the query, or as browsers say it that come back. */
  listen(after?: number, by?: "query" | "header"): Promise<EventReader>;
  /** Sends a request as it stands, with the cookies. */
  request(path: string, init?: RequestInit): Promise<Reply>;
  /** Somebody with the same cookies, who keeps them whatever becomes of this one's. */
  twin(): Visitor;
}

const urlOf = (call: Call, query: object = {}): string => {
  const fields = Object.entries({ ...(call.when && { [call.when[0]]: call.when[1] }), ...query });
  const text = new URLSearchParams(
    fields.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text ? `${call.path}?${text}` : call.path;
};

function initOf(call: Call, { body = {}, text, file = picture(), headers = {} }: Sent): RequestInit {
  const uploads = call.carry === "upload";
  const type = uploads ? {} : { "content-type": "application/json" };
  const all = { [requestTypeHeader]: requestTypeValue, ...type, ...headers };
  const kept = Object.entries(all).filter((header): header is [string, string] => header[1] !== null);
  const sent = text ?? (uploads ? formOf(body, file) : JSON.stringify(body));
  return { method: call.method, headers: kept, ...(call.method !== "GET" && { body: sent }) };
}

/** Takes over what an answer sets or clears. */
function takeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1)];
    if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Makes a visitor. Nothing is repeated by itself, so that each refusal is seen. */
export function visit(wire: Wire, cookies = new Map<string, string>()): Visitor {
  const requestOf = (path: string, init?: RequestInit): Request => {
    const request = new Request(new URL(path, wire.origin), { redirect: "manual", ...init });
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (header) request.headers.set("cookie", header);
    return request;
  };
  const send = async (call: Call | undefined, path: string, init?: RequestInit): Promise<Reply> => {
    const request = requestOf(path, init);
    const reply = await readReply(call, request, await wire.fetch(request));
    takeCookies(cookies, reply.headers);
    wire.watch(reply);
    return reply;
  };
  const ask = (call: Call, sent: Sent = {}) => send(call, urlOf(call, sent.query), initOf(call, sent));
  return {
    cookies,
    ask,
    async call<C extends Call>(call: C, good: Good<C> = {}) {
      const reply = await ask(call, good as Sent);
      must(reply.ok && reply.json, `${call.name} was answered ${described(reply)}`);
      return reply.json as AnswerOf<C>;
    },
    async refused(code, call, sent) {
      const reply = await ask(call, sent);
      must(reply.code === code, `${call.name} was answered ${described(reply)} instead of ${code}`);
      return reply.facts;
    },
    async listen(after, by = "query") {
      const headers = {
        [requestTypeHeader]: requestTypeValue,
        ...(by === "header" && { "last-event-id": `${after}` }),
      };
      const query = by === "query" && after !== undefined ? { after } : {};
      const response = await wire.fetch(requestOf(urlOf(calls.getEvents, query), { headers }));
      must(response.ok, `the stream of events was answered ${response.status}`);
      return readStream(response);
    },
    request: (path, init) => send(undefined, path, init),
    twin: () => visit(wire, new Map(cookies)),
  };
}
