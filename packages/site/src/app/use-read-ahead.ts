import { useReadAhead as useCallsAhead } from "@kindling/domain/react";
import { usePage } from "../shared/page/page-context.ts";
import { loadAhead } from "../shared/routing/chunk-guard.ts";
import { contextOf, matchRoute } from "../shared/routing/match.ts";
import { useUser } from "../shared/user/use-user.ts";
import { routes } from "./routes.ts";

/** Brings code and data of a page of ours before it is shown. */
export function useReadAhead(): (url: URL) => void {
  const page = usePage();
  const user = useUser();
  const readAhead = useCallsAhead();
  return ({ pathname, searchParams: query }) => {
    const match = matchRoute(routes, pathname);
    if (!match || (match.route.access === "member" && !user)) return;
    const { route } = match;
    void loadAhead(route.screen.load);
    for (const { call, query: wanted } of route.calls?.(contextOf(match, query, { ...page, user })) ?? [])
      readAhead(call, wanted);
  };
}
