import type { AnswerOf, Call, QueryOf } from "@kindling/domain/contract";
import { calls } from "@kindling/domain/contract";
import { callKey, useCall } from "@kindling/domain/react";
import { announce } from "@kindling/ui/announcer";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { useSWRConfig } from "swr";
import { failedTitle } from "../shared/forms/failed-title.ts";
import { useAnyPosted } from "../shared/forms/use-posted.tsx";
import { notFound, type Problem } from "../shared/problems/problem.ts";
import { useErrorText } from "../shared/problems/use-error-text.ts";
import { contextOf, type RouteMatch } from "../shared/routing/match.ts";
import { pageTitle } from "../shared/page/page-title.ts";
import { usePage } from "../shared/page/page-context.ts";
import { useNews } from "../shared/user/use-news.ts";
import { useUser } from "../shared/user/use-user.ts";

/** Says the name of each page that is come to without a new document, once it is known. */
function useArrivalAnnouncement(name: string | undefined): void {
  const { key } = useLocation();
  const announced = useRef(key);
  useEffect(() => {
    if (name === undefined || announced.current === key) return;
    announced.current = key;
    announce(name);
  }, [key, name]);
}

/** Keeps the document's title and the app's badge true: the screen's name, and how much is new. */
export function DocumentHead({ match, problem }: { match: RouteMatch | undefined; problem: Problem | null }) {
  const intl = useIntl();
  const user = useUser();
  const page = usePage();
  const { search } = useLocation();
  const { cache } = useSWRConfig();
  const errorText = useErrorText();
  const { total } = useNews();

  const context = contextOf(match, new URLSearchParams(search), { ...page, user });
  // The first of a route's calls is the one that its title speaks of.
  const [first] = match?.route.calls?.(context) ?? [];
  const { data } = useCall(first?.call ?? calls.getUser, first && !problem ? first.query : null, {
    revalidateIfStale: false,
  });
  const read = <C extends Call>(call: C, query: QueryOf<C>) =>
    cache.get(callKey(call, query))?.data as AnswerOf<C> | undefined;
  const name = problem || !match ? errorText(problem ?? notFound) : match.route.title(intl, context, read);
  const title = pageTitle(failedTitle(intl, name, useAnyPosted()), page.settings.name, total);
  const known = problem !== null || first === undefined || data !== undefined;
  useArrivalAnnouncement(known ? name : undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const change = total > 0 ? navigator.setAppBadge?.(total) : navigator.clearAppBadge?.();
    change?.catch(() => {});
  }, [total]);

  return null;
}
