import { CallError, type Interest, openInterests, calls } from "@kindling/domain/contract";
import { type Context, now } from "../context.ts";
import { handle, type Handler } from "../http/handler.ts";
import { type Site, siteOfHost } from "../sites.ts";
import { regionsOf } from "./regions.ts";

/** The site that a query names: the request's own, or any other in demo mode, where one host shows all brands. */
function siteOfQuery(domain: string | undefined, { site, sites, demo }: Context): Site {
  if (domain === undefined) return site;
  const named = siteOfHost(sites, domain);
  if (!named || (named !== site && !demo)) throw new CallError("not_found");
  return named;
}

const isOpen = (interest: Interest): boolean => (openInterests as readonly Interest[]).includes(interest);

/** What a site says of itself. */
export const handlers: readonly Handler[] = [
  handle(calls.getSettings, async ({ query }, context) => {
    const { settings } = siteOfQuery(query.domain, context);
    const { country } = query;
    return {
      ...settings,
      geoip_country: context.country,
      // An address may say which country it is about; the site takes one of its own.
      ...(country && settings.countries.includes(country) && { geoip_selected_country: country }),
      server_time: now(context).toISOString(),
    };
  }),
  handle(calls.getCompany, async (_, { site }) => site.company),
  handle(calls.getInterests, async (_, { site, account }) => ({
    interests: account ? site.settings.interests : site.settings.interests.filter(isOpen),
  })),
  handle(calls.getRegions, async ({ query }, { site }) => ({
    regions: site.settings.region_data ? [...regionsOf(query.country)] : [],
  })),
];
