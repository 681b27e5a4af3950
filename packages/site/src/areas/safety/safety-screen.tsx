import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { SafetySkeleton } from "./safety-skeleton.ts";
import { SafetyView } from "./safety-view.tsx";
import { useSafetyModel } from "./use-safety-model.ts";

/** Where a member is reported or blocked. */
export function Screen() {
  const { member, problem, onRetry, report } = useSafetyModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  if (!member) return <SafetySkeleton />;
  return <SafetyView member={member} {...report} />;
}
