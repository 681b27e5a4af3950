import { ProblemScreen } from "../../shared/problems/problem-screen.tsx";
import { SwipeGameView } from "./swipe-game-view.tsx";
import { useSwipeGameModel } from "./use-swipe-game-model.ts";

/** The swipe game. */
export function Screen() {
  const { game, problem, onRetry, ...decisions } = useSwipeGameModel();
  if (problem) return <ProblemScreen problem={problem} onRetry={onRetry} />;
  return <SwipeGameView game={game} {...decisions} />;
}
