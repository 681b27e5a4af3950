import { CallError } from "../vocabulary/index.ts";
import { changesSomething } from "./account.ts";
import { type Call, requestTypeHeader, requestTypeValue } from "./call.ts";

/**
 * Whether another site made a browser send this: by fetch metadata, else by the Origin. A sibling under the same domain is
 * another site too. What says neither comes from no browser's page.
 */
export function isForeign(headers: Headers, own: string): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  return site ? site !== "same-origin" : origin !== null && origin !== own;
}

/**
 * Refuses what another site makes a browser send: everything that changes something must come from our own pages (fetch
 * metadata, or our own Origin), and what does so by a GET not as a picture or a link.
 */
export function guardOrigin(call: Call, headers: Headers, own: string): void {
  if (!changesSomething(call)) return;
  const ours = headers.get(requestTypeHeader) === requestTypeValue;
  if (isForeign(headers, own) || (call.method === "GET" && !ours)) throw new CallError("foreign_origin");
}
