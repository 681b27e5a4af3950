import { CallError, isErrorCode } from "../contract/index.ts";

/** A failed answer, with what its headers said of trying again. */
export class Refusal extends CallError {
  /** Milliseconds that the other side asks to wait. */
  after: number | undefined;
}

/** Reads why a call was refused. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => undefined)) as { error?: Record<string, unknown> } | undefined;
  const { code, ...facts } = body?.error ?? {};
  const refusal = new Refusal(isErrorCode(code) ? code : "unexpected", facts);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (Number.isFinite(seconds)) refusal.after = seconds * 1000;
  return refusal;
}
