import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { TextPageSkeleton } from "./text-page-skeleton.tsx";
import { TextPageView } from "./text-page-view.tsx";
import { useTextPageModel } from "./use-text-page-model.ts";

/** Terms, privacy and their kind. */
export function Screen() {
  const { data, problem, onRetry } = useTextPageModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return data ? <TextPageView page={data} /> : <TextPageSkeleton />;
}
