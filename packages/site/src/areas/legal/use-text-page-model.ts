import { calls } from "@kindling/domain/contract";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useRouteMatch } from "../../shared/routing/route-context.ts";
import { pageOfRoute } from "./page-of-route.ts";

/** The page of text that the address names, in the reader's language. */
export function useTextPageModel() {
  const { locale } = usePage();
  const page = pageOfRoute(useRouteMatch()!.route.name);
  return useAnswer(calls.getPage, { page, locale }, { revalidateIfStale: false });
}
