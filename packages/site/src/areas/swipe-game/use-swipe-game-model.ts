import { type AnswerOf, calls, isBlock, isGone, type SwipeGame, type swipeChoices } from "@kindling/domain/contract";
import { callKey, useDomain } from "@kindling/domain/react";
import { toast } from "@kindling/ui/toast";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { useAnswer } from "../../shared/answers/use-answer.ts";
import { tellLike } from "../../shared/people/like-news.ts";
import { isLikesKey } from "../../shared/people/likes-query.ts";
import { asProblem, type Problem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";

/** What can be done with a card. */
export interface SwipeDecisions {
  /** Fails where the card comes back. */
  readonly onLike: (id: string) => Promise<void>;
  readonly onPass: (id: string) => void;
  readonly onLater: (id: string) => void;
  readonly onUndo: (id: string) => void;
}

type Choice = (typeof swipeChoices)[number];

const gameKey = callKey(calls.getSwipeGame, {});

/** With fewer cards than these, more are asked for. */
const fewCards = 4;

/** Whether a card does not come back for a refusal: nobody is there to be met. */
const isOver = (refusal: Problem): boolean => isBlock(refusal) || refusal.code === "not_found" || isGone(refusal);

type Left = AnswerOf<typeof calls.swipe>;

/** The game once a card is decided. */
const decided =
  (id: string, choice: Choice, { likes_left, renews_at }: Left) =>
  (game: SwipeGame | undefined) =>
    game && {
      profiles: game.profiles.filter((profile) => profile.id !== id),
      last_pass: (choice === "pass" && game.profiles.find((profile) => profile.id === id)) || game.last_pass,
      likes_left,
      renews_at,
    };

/** The game once the last pass is taken back. */
const undone = (id: string) => (game: SwipeGame | undefined) =>
  game?.last_pass?.id === id
    ? { ...game, last_pass: null, profiles: [game.last_pass, ...game.profiles.filter((one) => one.id !== id)] }
    : game;

/** The game as the back end has it, and what is decided in it, one after the other. */
export function useSwipeGameModel() {
  const { client, clock, polls } = useDomain();
  const { mutate } = useSWRConfig();
  const errorText = useErrorText();
  const { data: game, problem, onRetry } = useAnswer(calls.getSwipeGame, {});
  const line = useRef<Promise<unknown>>(Promise.resolve());

  // A new day has new likes, and cards that were put off: also on a page that was left open.
  const renewsAt = game?.renews_at;
  useEffect(() => {
    if (!polls || renewsAt === undefined) return;
    const timer = setTimeout(() => void mutate(gameKey), Date.parse(renewsAt) - clock.now());
    return () => clearTimeout(timer);
  }, [clock, mutate, polls, renewsAt]);

  /** A pass and its undoing, or two likes, reach the back end in their order. */
  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = line.current.then(act);
    line.current = turn.catch(() => {});
    return turn;
  }

  /** Says why something was refused, and reads the game again, which may have changed elsewhere. */
  function refused(failure: unknown): Problem {
    const reason = asProblem(failure);
    toast(errorText(reason), { tone: "critical" });
    void mutate(gameKey);
    return reason;
  }

  async function decide(profile: string, choice: Choice): Promise<void> {
    try {
      const answer = await inTurn(() => client.call(calls.swipe, { body: { profile, choice } }));
      const left = await mutate<SwipeGame>(gameKey, decided(profile, choice, answer), { revalidate: false });
      if (choice === "like") void mutate(isLikesKey);
      if (answer.match) tellLike({ kind: "match", id: profile });
      if (!left || left.profiles.length < fewCards) void mutate(gameKey);
    } catch (failure) {
      if (!isOver(refused(failure)) && choice === "like") throw failure;
    }
  }

  async function undo(profile: string): Promise<void> {
    try {
      await inTurn(() => client.call(calls.undoPass, { body: { profile } }));
      await mutate<SwipeGame>(gameKey, undone(profile), { revalidate: false });
    } catch (failure) {
      refused(failure);
    }
  }

  const decisions: SwipeDecisions = {
    onLike: (id) => decide(id, "like"),
    onPass: (id) => void decide(id, "pass"),
    onLater: (id) => void decide(id, "later"),
    onUndo: (id) => void undo(id),
  };
  return { game, problem, onRetry, ...decisions };
}
