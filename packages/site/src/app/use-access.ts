import { homePath, returnPath } from "@kindling/domain/rules";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { RouteDefinition } from "../routes/route.ts";
import { useUser } from "./use-user.ts";

/** Where to log in, and come back from. */
export const loginPath = (target: string): string => `/login?next=${encodeURIComponent(returnPath(target))}`;

/** Whether the reader may see a route; sends them to the right place where not. */
export function useAccess(route: RouteDefinition | undefined): boolean {
  const user = useUser();
  const location = useLocation();
  const target =
    route?.access === "member" && !user
      ? loginPath(location.pathname + location.search)
      : route?.access === "visitor" && user
        ? homePath
        : undefined;
  useEffect(() => {
    if (target) globalThis.location.replace(target);
  }, [target]);
  return target === undefined;
}
