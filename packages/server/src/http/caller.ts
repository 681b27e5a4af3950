import { type BlockList, isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";

/** Where a request comes from and which host it asks for. */
export interface Caller {
  /** The network address, for limits only. */
  readonly address: string;
  /** The host, with its port where it has one. */
  readonly host: string;
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (address: string, trusted: BlockList): boolean =>
  (isIPv4(address) && trusted.check(address, "ipv4")) || (isIPv6(address) && trusted.check(address, "ipv6"));

/** An address as limits count it: of IPv6 the first 64 bits, since the rest is one household's to choose. */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = (part: string | undefined): string[] => (part ? part.split(":") : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(tail === undefined ? 0 : missing).fill("0"), ...groups(tail)];
  return `${all.slice(0, 4).join(":")}::/64`;
}

/**
 * Who calls. Forwarded headers are believed only of our own proxies: anybody else may write what they like there. Of
 * the addresses that a request came through, the last that is no proxy of ours is the caller's.
 */
export function callerOf(http: Context, trusted: BlockList): Caller {
  const { incoming } = (http.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  const peer = plain(incoming?.socket?.remoteAddress ?? "local");
  const { host } = new URL(http.req.url);
  if (!isTrusted(peer, trusted)) return { address: countedAddress(peer), host };
  const hops = (http.req.header("x-forwarded-for") ?? "").split(",").map((hop) => plain(hop.trim()));
  const address = hops.findLast((hop) => hop !== "" && !isTrusted(hop, trusted)) ?? peer;
  return { address: countedAddress(address), host: http.req.header("x-forwarded-host") ?? host };
}
