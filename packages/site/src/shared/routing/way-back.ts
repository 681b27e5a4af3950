import { homePath, returnPath } from "@kindling/domain/rules";
import { useLocation } from "react-router";

/** The parameter of an address that says where its reader was about to do something. */
export const wayBackName = "next";

/** Where a page's address says that its reader came from: a path of this site, or nothing. */
export function wayBackOf(query: URLSearchParams): string | undefined {
  const asked = query.get(wayBackName);
  const path = returnPath(asked);
  return path === homePath && asked !== homePath ? undefined : path;
}

/** An address that knows the way back. */
export const withWayBack = (href: string, back: string | undefined): string =>
  back === undefined ? href : `${href}?${new URLSearchParams({ [wayBackName]: back })}`;

/** The way back that this page's address knows, for it and for its links. */
export const useWayBack = (): string | undefined => wayBackOf(new URLSearchParams(useLocation().search));

/** The address of another page from which the reader comes back to this one. */
export const useHrefAndBack = (href: string): string => withWayBack(href, useLocation().pathname);
