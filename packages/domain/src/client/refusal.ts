import { CallError, type ErrorCode, isErrorCode } from "../contract/index.ts";
import { jsonOf } from "./json.ts";

/** What is said of a 429 that does not say how long to wait. */
const usualWait = 60_000;

/** A failed answer, with what it takes to judge whether to ask again. */
export class Refusal extends CallError {
  readonly status: number;
  /** Milliseconds after which the other side asks to be tried again. */
  readonly after: number | undefined;

  constructor(status: number, code: ErrorCode, facts: Readonly<Record<string, unknown>>, after: number | undefined) {
    super(code, facts);
    this.status = status;
    this.after = after;
  }

  /** By status, never by code: a firewall, a proxy or another back end has codes of its own, or none. */
  get passes(): boolean {
    if (this.status === 429) return this.after !== undefined;
    // What is not built yet (501) is not built a second later.
    return this.status >= 500 && this.status !== 501;
  }
}

/** What an answer without a code of ours means, by its status. */
function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return "unexpected";
  if (status === 404 || status === 410) return "not_found";
  if (status === 413) return "request_too_large";
  if (status === 429) return "too_many_requests";
  return "request_refused";
}

/** Milliseconds of a Retry-After header: seconds, or the date of an answer that was sent at `date`. */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Against the answer's own date, where it has one: the device's clock may be wrong.
  const wait = Date.parse(value) - (Date.parse(headers.get("date") ?? "") || Date.now());
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * Reads a failed answer; whoever sent it, it comes out as an error of the catalogue with all its facts. Rejects where it
 * is cut off.
 */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body = jsonOf(await response.text()) as { error?: unknown } | null | undefined;
  const { code: said, ...facts } = Object(body?.error) as Record<string, unknown>;
  const code = isErrorCode(said) ? said : codeOfStatus(response.status);
  const after = readRetryAfter(response.headers);
  if (code === "too_many_requests" && typeof facts["seconds"] !== "number")
    facts["seconds"] = Math.ceil((after ?? usualWait) / 1000);
  return new Refusal(response.status, code, facts, after);
}
