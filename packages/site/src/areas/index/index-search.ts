import type { SearchQuery, Settings, User } from "@kindling/domain/contract";
import { sourceOf, type Visit } from "../../shared/visit/visit.ts";

/** Whom the front door shows: the newest of all; nobody where the site shows visitors none. */
export function indexSearch(settings: Settings, user: User | null, visit: Visit): SearchQuery | null {
  const mode = visit.trafficsource ? settings.logged_out_search_trafficsource : settings.logged_out_search;
  return user || mode !== "none" ? { page: 1, ...sourceOf(visit) } : null;
}
