import { calls } from "@kindling/domain/contract";
import { useLocation } from "react-router";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { usePage } from "../../shared/page/page-context.ts";
import { useLiked } from "../../shared/people/use-liked.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { readFilters, searchOf, shownIn } from "./filters.ts";
import { useFiltersModel } from "./use-filters-model.ts";

/** The search that the address stands for: what was found, and the form that asks for another one. */
export function useSearchModel() {
  const { settings, visit } = usePage();
  const user = useUser();
  const query = new URLSearchParams(useLocation().search);
  const searched = readFilters(query, settings, user);
  // A page once read stays as it was, so that Back finds what was left.
  const { data, problem, onRetry } = useAnswer(calls.searchMembers, searchOf(query, settings, user, visit), {
    revalidateIfStale: false,
  });
  const { isLiked, setLiked } = useLiked(shownIn(data));
  const form = useFiltersModel(searched);
  return { searched, result: data, problem, onRetry, form, ...(user && { isLiked, onLikedChange: setLiked }) };
}
