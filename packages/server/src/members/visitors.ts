import { CallError, type Settings } from "@kindling/domain/contract";
import type { Reader } from "./reader.ts";

/**
 * How much of search a reader sees: members all of it, visitors what the site's settings say. Where a site shows
 * visitors nothing, they are asked to log in.
 */
export function searchModeOf({ id, site }: Reader, trafficsource: string | undefined): Settings["logged_out_search"] {
  if (id !== null) return "all";
  const { logged_out_search, logged_out_search_trafficsource } = site.settings;
  const mode = trafficsource ? logged_out_search_trafficsource : logged_out_search;
  if (mode === "none") throw new CallError("authentication_required");
  return mode;
}
