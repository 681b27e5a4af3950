import { isStream, readStream } from "./stream.ts";
import { type Call, type ErrorCode, type Facts, isErrorCode } from "@kindling/domain/contract";

/** What was answered to one request. */
export interface Reply {
  /** The call that was made; `undefined` for what is none of the contract's. */
  readonly call: Call | undefined;
  /** Method and address, to tell of it. */
  readonly request: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; `undefined` where it is none. */
  readonly json: unknown;
  readonly ok: boolean;
  /** The code of a refusal, where it is one of the catalogue. */
  readonly code: ErrorCode | undefined;
  /** What came with the code. */
  readonly facts: Facts;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads an answer to its end; of a stream, which has none, the first event. */
async function textOf(response: Response): Promise<string> {
  if (!response.ok || !isStream(response.headers)) return response.text();
  const events = readStream(response);
  const { value } = await events.next();
  await events.return();
  return JSON.stringify(value);
}

/** Reads an answer. */
export async function readReply(call: Call | undefined, request: Request, response: Response): Promise<Reply> {
  const { status, headers, ok } = response;
  const text = await textOf(response);
  const json = parse(text);
  const { code, ...facts } = (json as { error?: Record<string, unknown> } | undefined)?.error ?? {};
  const { pathname } = new URL(request.url);
  return {
    call,
    request: `${request.method} ${pathname}`,
    path: pathname,
    status,
    headers,
    text,
    json,
    ok,
    code: isErrorCode(code) ? code : undefined,
    facts,
  };
}

/** A reply in few words. */
export const described = ({ status, code }: Reply): string => `${status}${code ? ` ${code}` : ""}`;
