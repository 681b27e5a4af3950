import { useReducer } from "react";
import type { SwipeCard } from "./swipe-card.ts";

/*
 * waiting ──like/pass/later──▶ gone ──undo (the last pass), or a like that failed──▶ waiting, on top
 */
interface DeckState {
  gone: ReadonlySet<string>;
  /** Brought back: on top, also when the caller's list has dropped them. */
  back: readonly SwipeCard[];
  lastPass?: SwipeCard;
}

type DeckAction = { kind: "like" | "pass" | "later" | "return"; card: SwipeCard };

function reduce({ gone, back, lastPass }: DeckState, { kind, card }: DeckAction): DeckState {
  const left = new Set(gone);
  const others = back.filter(({ id }) => id !== card.id);
  if (kind === "return") {
    left.delete(card.id);
    return { gone: left, back: [card, ...others], lastPass: lastPass?.id === card.id ? undefined : lastPass };
  }
  left.add(card.id);
  return { gone: left, back: others, lastPass: kind === "pass" ? card : lastPass };
}

/** Which cards wait, what can be undone. A card leaves at once; the caller's list may follow when it likes. */
export function useDeck(cards: readonly SwipeCard[], passedBefore: SwipeCard | undefined) {
  const [{ gone, back, lastPass }, dispatch] = useReducer(reduce, {
    gone: new Set<string>(),
    back: [],
    ...(passedBefore && { lastPass: passedBefore }),
  });
  const waiting = [...back, ...cards.filter(({ id }) => !back.some((card) => card.id === id))].filter(
    ({ id }) => !gone.has(id),
  );
  return { waiting, lastPass, dispatch };
}
