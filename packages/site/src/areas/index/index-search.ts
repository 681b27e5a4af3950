import type { SearchQuery } from "@kindling/domain/contract";

/** Whom the front door shows: the newest of all. */
export const indexSearch: SearchQuery = { page: 1 };
