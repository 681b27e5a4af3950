import { type Call, CallError, requestTypeHeader, requestTypeValue } from "@kindling/domain/contract";

/**
 * Refuses what another site makes a browser send: everything that changes something, and log-out, which is a GET by the
 * spec, must come from our own pages (fetch metadata, or our own Origin) and not as a picture or a link.
 */
export function guardOrigin(call: Call, headers: Headers, own: string): void {
  if (call.method === "GET" && call.name !== "logOut") return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const foreign = site ? site !== "same-origin" : origin !== null && origin !== own;
  const ours = headers.get(requestTypeHeader) === requestTypeValue;
  if (foreign || (call.name === "logOut" && !ours)) throw new CallError("foreign_origin");
}
