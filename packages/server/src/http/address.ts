import { isIPv4, isIPv6 } from "node:net";

const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** An address of IPv6 in its one shortest spelling; of IPv4 where it is one that IPv6 carries. */
function canonical(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const halves = mapped
    .exec(short)
    ?.slice(1)
    .map((half) => Number.parseInt(half, 16));
  return halves ? halves.flatMap((half) => [half >> 8, half & 255]).join(".") : short;
}

/**
 * Reads an address as sockets and proxies write it: with a port or without, IPv6 in brackets or without, with the zone
 * of a link or without. `undefined` is what is no address.
 */
export function parseAddress(text: string): string | undefined {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(bare) ?? [];
  const address = (inBrackets ?? beforePort ?? bare).replace(/%[\w.-]+$/, "");
  if (isIPv4(address)) return inBrackets === undefined ? address : undefined;
  return isIPv6(address) ? canonical(address) : undefined;
}

/** An address as limits count it: of IPv6 the first 64 bits, since the rest is one household's to choose. */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = (part: string | undefined): string[] => (part ? part.split(":") : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(tail === undefined ? 0 : missing).fill("0"), ...groups(tail)];
  return `${all.slice(0, 4).join(":")}::/64`;
}
