/**
 * Whether another site made a browser send this: by fetch metadata, else by the Origin. A sibling under the same domain is
 * another site too. What says neither comes from no browser's page.
 */
export function isForeign(headers: Headers, own: string): boolean {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  return site ? site !== "same-origin" : origin !== null && origin !== own;
}
