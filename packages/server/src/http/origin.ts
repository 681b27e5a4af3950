import { type Call, CallError, requestTypeHeader, requestTypeValue } from "@kindling/domain/contract";

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses what another site makes a browser send: everything that changes something, and log-out, which is a GET by the
 * spec, must come from our own pages (fetch metadata, or an Origin of this host) and not as a picture or a link.
 */
export function guardOrigin(call: Call, headers: Headers, host: string): void {
  if (call.method === "GET" && call.name !== "logOut") return;
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  // By host, not by scheme: a proxy in front may end the encryption.
  const foreign = site ? site !== "same-origin" : origin !== null && hostOf(origin) !== host;
  const ours = headers.get(requestTypeHeader) === requestTypeValue;
  if (foreign || (call.name === "logOut" && !ours)) throw new CallError("foreign_origin");
}
