import { returnPath } from "@kindling/domain/rules";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useNavigate } from "../shared/routing/use-navigate.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import type { RouteDefinition } from "../shared/routing/route.ts";
import { useUser } from "../shared/user/use-user.ts";

/** Whether the reader may see a route; sends them to the right place where not. */
export function useAccess(route: RouteDefinition | undefined): boolean {
  const user = useUser();
  const location = useLocation();
  const navigate = useNavigate();
  const target =
    route?.access === "member" && !user
      ? logInPath(location.pathname + location.search)
      : route?.access === "visitor" && user
        ? returnPath(new URLSearchParams(location.search).get("next"))
        : undefined;
  useEffect(() => {
    if (target) navigate(target, { replace: true });
  }, [target, navigate]);
  return target === undefined;
}
