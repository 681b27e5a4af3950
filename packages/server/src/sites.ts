import type { Bundle, Company, LocaleCode, Settings } from "@kindling/domain/contract";

/** One brand that this back end serves, as its shell in `apps/` configures it. */
export interface Site {
  /** Its short name: accounts and members belong to it. */
  readonly key: string;
  /** Host names, without a port, that are this site; any other host is refused. */
  readonly hosts: readonly string[];
  /** Where links in mails lead, as in `https://kindling.example`. */
  readonly origin: string;
  readonly locales: readonly LocaleCode[];
  readonly settings: Settings;
  readonly company: Company;
  readonly bundles: readonly Bundle[];
}

/** The host of a `Host` header, without its port. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");

/** The site of a host; `undefined` for a host that is nobody's. */
export const siteOfHost = (sites: readonly Site[], host: string): Site | undefined => sites.find((site) => site.hosts.includes(hostName(host)));
