import type { SiteConfig } from "@kindling/domain/contract";

/** One brand that this back end serves, as its shell in `apps/` configures it. */
export type Site = SiteConfig;

/** The host name in a `Host` header, without its port. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** The site of a host; `undefined` for a host that is nobody's. */
export const siteOfHost = (sites: readonly Site[], host: string): Site | undefined =>
  sites.find((site) => site.hosts.includes(hostName(host)));
