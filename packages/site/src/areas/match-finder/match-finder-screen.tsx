import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { MatchFinderView } from "./match-finder-view.tsx";
import { useMatchFinderModel } from "./use-match-finder-model.ts";

/** Who fits the member best. */
export function Screen() {
  const { found, problem, onRetry, ...likes } = useMatchFinderModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return <MatchFinderView found={found} {...likes} />;
}
