import type { IncomingMessage } from "node:http";
import { BlockList, isIPv4 } from "node:net";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { hostName, isLocalHost, type Site, siteOfHost } from "../sites.ts";
import { parseAddress } from "./address.ts";
import { countryOfAddress, knownCountry } from "./country.ts";

/** Who calls, and which site they call: read and checked once, for pages and calls alike. */
export interface Caller {
  readonly site: Site;
  /** The host that was asked for, with its port where it has one. */
  readonly host: string;
  readonly scheme: "http" | "https";
  /** Of this request, to compare with. Addresses that we write begin with the site's own. */
  readonly origin: string;
  /** The network address; `local` for a request from this process. */
  readonly address: string;
  /** Where the address is; `null` where nobody knows. */
  readonly country: string | null;
}

/** What a caller is read by. */
export interface EdgeOptions {
  readonly sites: readonly Site[];
  /** Proxies of our own, whose forwarded addresses and hosts are believed. @default none */
  readonly proxies?: BlockList | undefined;
  /** A header in which these proxies name the caller's country. @default none */
  readonly countryHeader?: string | undefined;
}

/** What comes with a request beside it: its connection, or the caller that this process has read before. */
export interface EdgeBindings {
  readonly incoming?: Pick<IncomingMessage, "rawHeaders"> & {
    readonly socket?: { readonly remoteAddress?: string; readonly encrypted?: boolean };
  };
  readonly caller?: Caller;
}

/** An app behind the edge: its handlers find the caller. */
export interface EdgeEnv {
  Bindings: EdgeBindings;
  Variables: { caller: Caller };
}

const isTrusted = (address: string | undefined, proxies: BlockList): boolean =>
  address !== undefined && proxies.check(address, isIPv4(address) ? "ipv4" : "ipv6");

/**
 * The host that a request asks for; `undefined` where its line and its headers do not agree on one, so that no two
 * readers of it can take it for different sites.
 */
function hostOf(http: HonoContext<EdgeEnv>, forwarded: boolean): string | undefined {
  const wanted = forwarded ? http.req.header("x-forwarded-host") : undefined;
  if (wanted !== undefined) return wanted;
  const { host } = new URL(http.req.url);
  const named = http.req.header("host");
  const sent = http.env?.incoming?.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
  const agreed = named === undefined || hostName(named) === hostName(host);
  return agreed && (sent === undefined || sent.length === 1) ? host : undefined;
}

/** Of the addresses that a request came through, the last that is no proxy of ours; where one is none, its proxy's. */
function addressOf(hops: readonly string[], peer: string, proxies: BlockList): string {
  let address = peer;
  for (const hop of hops.toReversed()) {
    const next = isTrusted(address, proxies) ? parseAddress(hop) : undefined;
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** As the connection or the proxy says; where neither does, the site's own, unless the host is this machine. */
function schemeOf(http: HonoContext<EdgeEnv>, forwarded: boolean, host: string, site: Site): Caller["scheme"] {
  const said = forwarded ? http.req.header("x-forwarded-proto")?.split(",", 1)[0]!.trim().toLowerCase() : undefined;
  if (said === "http" || said === "https") return said;
  if (http.env?.incoming?.socket?.encrypted) return "https";
  return site.origin.startsWith("https:") && !isLocalHost(hostName(host)) ? "https" : "http";
}

/**
 * Who calls; `undefined` where the host is no site's. Forwarded headers are believed only of our own proxies: anybody
 * else may write what they like there.
 */
export function readCaller(
  http: HonoContext<EdgeEnv>,
  { sites, proxies = new BlockList(), countryHeader }: EdgeOptions,
): Caller | undefined {
  const remote = http.env?.incoming?.socket?.remoteAddress;
  const peer = remote === undefined ? undefined : parseAddress(remote);
  const forwarded = isTrusted(peer, proxies);
  const host = hostOf(http, forwarded);
  const site = host === undefined ? undefined : siteOfHost(sites, host);
  if (host === undefined || !site) return undefined;
  const scheme = schemeOf(http, forwarded, host, site);
  if (!URL.canParse(`${scheme}://${host}`)) return undefined;
  const { origin, host: shortHost } = new URL(`${scheme}://${host}`);
  const hops = forwarded ? (http.req.header("x-forwarded-for") ?? "").split(",") : [];
  const address = peer === undefined ? "local" : addressOf(hops, peer, proxies);
  const named = forwarded && countryHeader ? knownCountry(http.req.header(countryHeader)) : undefined;
  const country = named ?? countryOfAddress(address) ?? null;
  return { site, host: shortHost, scheme, origin, address, country };
}

/** Stands before everything that a site answers: reads the caller, and answers 421 where there is no such site. */
export const createEdge =
  (options: EdgeOptions): MiddlewareHandler<EdgeEnv> =>
  async (http, next) => {
    const caller = http.env?.caller ?? readCaller(http, options);
    if (!caller) return http.text("There is no site at this host.\n", 421, { "cache-control": "no-store" });
    http.set("caller", caller);
    return next();
  };
