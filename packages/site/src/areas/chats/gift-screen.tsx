import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { GiftSkeleton } from "./gift-skeleton.ts";
import { GiftView } from "./gift-view.tsx";
import { useGiftModel } from "./use-gift-model.ts";

/** Where a gift for a member is chosen. */
export function Screen() {
  const { problem, onRetry, profile, gifts, ...model } = useGiftModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  if (!profile || !gifts) return <GiftSkeleton />;
  return <GiftView profile={profile} gifts={gifts} {...model} />;
}
