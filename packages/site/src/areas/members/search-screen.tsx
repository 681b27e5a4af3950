import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { SearchView } from "./search-view.tsx";
import { useSearchModel } from "./use-search-model.ts";

/** Search: filters, results and their pages, all by the address. */
export function Screen() {
  const { problem, onRetry, ...search } = useSearchModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return <SearchView {...search} />;
}
