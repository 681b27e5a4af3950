import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { LikesView } from "./likes-view.tsx";
import { useLikesModel } from "./use-likes-model.ts";

/** Likes received, sent and mutual. */
export function Screen() {
  const { type, shown, problem, onRetry } = useLikesModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return <LikesView type={type} shown={shown} />;
}
