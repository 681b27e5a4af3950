import { calls } from "@kindling/domain/contract";
import { useCall } from "@kindling/domain/react";
import { useLocation } from "react-router";
import { usePage } from "../../shared/page/page-context.ts";
import { useUser } from "../../shared/user/use-user.ts";
import { asProblem } from "../../shared/problems/problem.ts";
import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { useLikes } from "../../shared/people/use-likes.ts";
import { readFilters, searchOf } from "./filters.ts";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import { SearchView } from "./search-view.tsx";

/** Search: filters, results and their pages, all by the address. */
export function Screen() {
  const { settings, visit } = usePage();
  const user = useUser();
  const query = new URLSearchParams(useLocation().search);
  const filters = readFilters(query, settings, user);
  // A page once read stays as it was, so that Back finds what was left.
  const { data, error, mutate } = useCall(calls.searchMembers, searchOf(query, settings, user, visit), {
    revalidateIfStale: false,
  });
  const { isLiked, setLiked } = useLikes();

  if (error && !data) return <ProblemScreen problem={asProblem(error)} onRetry={() => void mutate()} />;
  return (
    <SearchView
      count={data?.numResults}
      filters={<SearchFilters key={JSON.stringify(filters)} filters={filters} />}
      results={<SearchResults result={data} filters={filters} {...(user && { isLiked, onLikedChange: setLiked })} />}
    />
  );
}
