import {
  type Call,
  CallError,
  changesSomething,
  isForeign,
  requestTypeHeader,
  requestTypeValue,
} from "@kindling/domain/contract";

/**
 * Refuses what another site makes a browser send: everything that changes something must come from our own pages (fetch
 * metadata, or our own Origin), and what does so by a GET not as a picture or a link.
 */
export function guardOrigin(call: Call, headers: Headers, own: string): void {
  if (!changesSomething(call)) return;
  const ours = headers.get(requestTypeHeader) === requestTypeValue;
  if (isForeign(headers, own) || (call.method === "GET" && !ours)) throw new CallError("foreign_origin");
}
