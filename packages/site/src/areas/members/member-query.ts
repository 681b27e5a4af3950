import { sourceOf, type Visit } from "../../shared/visit/visit.ts";

/** How a member's page is asked for. */
export const memberQuery = (id: string, visit: Visit) => ({ id, ...sourceOf(visit) });
