import { isCursor } from "@kindling/domain/contract";
import { useLocation } from "react-router";

/** The page of a list that an address names, as a call takes it: the first where it names none, or nonsense. */
export function pageOf(query: URLSearchParams): { readonly before?: string } {
  const before = query.get("before");
  return before !== null && isCursor(before) ? { before } : {};
}

/** The page of a list that is shown. */
export const useListPage = () => pageOf(new URLSearchParams(useLocation().search));

/** The address of a page of a list that may have a query; without a cursor, of its first. */
export const listPath = (path: string, before?: string): string =>
  before ? `${path}${path.includes("?") ? "&" : "?"}before=${before}` : path;
