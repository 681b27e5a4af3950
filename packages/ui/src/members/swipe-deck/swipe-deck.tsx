import { Clock, Heart, RotateCcw, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { announce } from "../../overlays/announcer/announcer.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "../../primitives/empty-state/empty-state.tsx";
import { cn } from "../../internal/cn.ts";
import { ProfileCard } from "../profile-card/profile-card.tsx";
import { Act, type SwipeSubmit } from "./act.tsx";
import { Leaving, type LeavingCard } from "./leaving.tsx";
import type { SwipeCard } from "./swipe-card.ts";
import { messages } from "./swipe-deck.messages.ts";
import { useDeck } from "./use-deck.ts";
import { useSwipe } from "./use-swipe.ts";

export type { SwipeCard };

export interface SwipeDeckProps extends Omit<ComponentProps<"section">, "children"> {
  /** The next ones first. A card that was decided leaves at once, whether or not it is still in here. */
  cards: readonly SwipeCard[];
  /** How many likes the day still has, as the server said last; those under way are taken off here. */
  likesLeft: number;
  /** When there are new ones; said when none is left. */
  renewsAt?: Date | number;
  /** Called once a card. A promise that fails brings the card back. */
  onLike: (id: string) => void | Promise<void>;
  /** The card was put aside. */
  onPass: (id: string) => void;
  /** Adds the button that puts a card off. */
  onLater?: (id: string) => void;
  /** The last pass was taken back; the card is on top again. */
  onUndo: (id: string) => void;
  /** Who was passed on before the deck came, where that can still be taken back. */
  lastPass?: SwipeCard | undefined;
  /** Where an empty deck leads. */
  href: string;
  /** The id of a form that the buttons send where no script catches the press: `like`, `pass`, `later` or `undo` with the card's id. */
  form?: string | undefined;
}

/**
 * One person after the other: dragged to a side, or decided by button or key. Nothing here needs the gesture.
 *
 * The card is as wide as the height of the screen has room for it: by `--k-swipe-card`, 36dvh where nothing else takes room.
 *
 * Use it to meet people one by one; to compare them take a `ProfileGrid`.
 */
export function SwipeDeck({
  cards,
  likesLeft,
  renewsAt,
  onLike,
  onPass,
  onLater,
  onUndo,
  lastPass: passedBefore,
  href,
  form,
  className,
  onKeyDown,
  ...props
}: SwipeDeckProps) {
  const intl = useIntl();
  const deck = useRef<HTMLDivElement>(null);
  const { waiting, lastPass, dispatch } = useDeck(cards, passedBefore);
  const [leaving, setLeaving] = useState<LeavingCard>();
  const [running, setRunning] = useState(0);
  /** Decided cards, at once and without waiting for a render: a swipe and a key in the same moment are one decision. */
  const taken = useRef(new Set<string>());
  const refocus = useRef(false);
  const [top, next] = waiting;
  const left = Math.max(0, likesLeft - running);

  useLayoutEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    const within = top ? "[data-top] a" : "[data-slot=empty-state] a";
    deck.current?.querySelector<HTMLElement>(within)?.focus({ preventScroll: true });
  }, [top]);

  const say = (...words: (string | false | undefined)[]) => announce(words.filter(Boolean).join(" "));
  const leftWords = (count: number) => {
    if (count > 0) return intl.formatMessage(messages.left, { count });
    if (renewsAt === undefined) return intl.formatMessage(messages.none);
    return intl.formatMessage(messages.noneUntil, { when: intl.formatDate(renewsAt, dayAndTime) });
  };

  function decide(kind: "like" | "pass" | "later", from?: string) {
    if (!top || taken.current.has(top.id)) return;
    if (kind === "like" && left === 0) return say(leftWords(0));
    const { id, name } = top;
    taken.current.add(id);
    keepFocus(!next);
    setLeaving({ card: top, to: kind, from });
    dispatch({ kind, card: top });
    if (kind === "like") void like(top);
    else if (kind === "pass") onPass(id);
    else onLater?.(id);
    const done = { like: messages.liked, pass: messages.passed, later: messages.postponed }[kind];
    say(
      intl.formatMessage(done, { name }),
      kind === "like" && leftWords(left - 1),
      next ? intl.formatMessage(messages.next, { name: next.name, age: next.age }) : intl.formatMessage(messages.empty),
    );
  }

  async function like(card: SwipeCard) {
    setRunning((count) => count + 1);
    try {
      await onLike(card.id);
    } catch {
      // Whoever made the call says what went wrong; the card only comes back.
      bringBack(card);
    } finally {
      setRunning((count) => count - 1);
    }
  }

  /** The card that has the focus is about to leave its place: it goes to the next one, or on from an empty deck. */
  function keepFocus(last = false) {
    const within = last ? deck.current?.parentElement : deck.current;
    refocus.current = within?.contains(document.activeElement) ?? false;
  }

  function bringBack(card: SwipeCard) {
    keepFocus();
    taken.current.delete(card.id);
    dispatch({ kind: "return", card });
  }

  function undo() {
    if (!lastPass) return;
    bringBack(lastPass);
    onUndo(lastPass.id);
    say(intl.formatMessage(messages.undone, { name: lastPass.name }));
  }

  const submit = (name: SwipeSubmit["name"], card = top) => (form && card ? { form, name, value: card.id } : undefined);

  const swipe = useSwipe({
    onMove: (card, dx, dy, leaning) => {
      if (leaning) card.dataset["leaning"] = leaning;
      else delete card.dataset["leaning"];
      card.style.transition = "none";
      card.style.transform = `translate(${dx}px, ${dy / 4}px) rotate(${dx / 25}deg)`;
    },
    onEnd: (card, side) => {
      const from = card.style.transform;
      card.style.transform = card.style.transition = "";
      delete card.dataset["leaning"];
      if (side) decide(side === "right" ? "like" : "pass", from);
    },
  });

  function press(event: KeyboardEvent<HTMLElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      ArrowRight: () => decide("like"),
      ArrowLeft: () => decide("pass"),
      ArrowDown: onLater && (() => decide("later")),
      Backspace: undo,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    // The keys are those of the buttons inside, and only where the focus is in here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      data-slot="swipe-deck"
      aria-label={intl.formatMessage(messages.title)}
      className={cn("k:flex k:w-full k:flex-col k:items-center k:gap-4 k:overflow-x-clip", className)}
      onKeyDown={press}
      {...props}
    >
      <div
        ref={deck}
        className="k:relative k:grid k:w-full k:max-w-[clamp(15rem,var(--k-swipe-card,36dvh),24rem)] k:grid-cols-1 k:[&>*]:[grid-area:1/1]"
      >
        {waiting
          .slice(0, 2)
          .toReversed()
          .map((card) => (
            <div
              key={card.id}
              data-top={card === top || undefined}
              inert={card !== top}
              className={cn(place, card === top ? "k:group/top" : "k:translate-y-[2.5%] k:scale-95")}
              {...(card === top && swipe)}
            >
              <ProfileCard {...shown(card)} />
              <span
                aria-hidden="true"
                className={cn(
                  stamp,
                  "k:start-4 k:bg-fill-accent k:text-on-accent k:group-data-[leaning=right]/top:grid",
                )}
              >
                <Heart className="k:size-8 k:fill-current" />
              </span>
              <span
                aria-hidden="true"
                className={cn(
                  stamp,
                  "k:end-4 k:bg-fill-neutral k:text-on-neutral k:group-data-[leaning=left]/top:grid",
                )}
              >
                <X className="k:size-8" />
              </span>
            </div>
          ))}
        {leaving && (
          <Leaving key={leaving.card.id} {...leaving} onGone={() => setLeaving(undefined)}>
            <ProfileCard {...shown(leaving.card)} />
          </Leaving>
        )}
        {!top && (
          <EmptyState
            title={intl.formatMessage(messages.empty)}
            picture={<Heart />}
            actions={<Button href={href}>{intl.formatMessage(messages.search)}</Button>}
          >
            <p>{intl.formatMessage(messages.emptyText)}</p>
          </EmptyState>
        )}
      </div>
      {top && <p className="k:text-center k:text-sm k:text-muted">{leftWords(left)}</p>}
      <div className="k:flex k:flex-wrap k:items-start k:justify-center k:gap-2 k:sm:gap-4 k:rtl:flex-row-reverse">
        <Act
          label={intl.formatMessage(messages.undo)}
          keys="Backspace"
          disabled={!lastPass}
          submit={lastPass && submit("undo", lastPass)}
          onClick={undo}
        >
          <RotateCcw aria-hidden />
        </Act>
        {top && (
          <>
            <Act
              strong
              label={intl.formatMessage(messages.pass)}
              keys="ArrowLeft"
              submit={submit("pass")}
              onClick={() => decide("pass")}
            >
              <X aria-hidden />
            </Act>
            <Act
              strong
              accent
              label={intl.formatMessage(messages.like)}
              keys="ArrowRight"
              disabled={left === 0}
              submit={submit("like")}
              onClick={() => decide("like")}
            >
              <Heart aria-hidden className="k:fill-current" />
            </Act>
            {onLater && (
              <Act
                label={intl.formatMessage(messages.later)}
                keys="ArrowDown"
                submit={submit("later")}
                onClick={() => decide("later")}
              >
                <Clock aria-hidden />
              </Act>
            )}
          </>
        )}
      </div>
      {top && (
        <p className="k:text-center k:text-sm k:text-muted k:pointer-coarse:hidden k:noscript:hidden">
          {intl.formatMessage(messages.keys)}
        </p>
      )}
    </section>
  );
}

const shown = ({ id: _id, ...card }: SwipeCard) => ({ ...card, priority: true });

const dayAndTime = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;

const place = "k:touch-pan-y k:transition-transform k:duration-normal k:select-none";
const stamp = "k:absolute k:top-4 k:hidden k:size-16 k:-rotate-12 k:place-items-center k:rounded-full k:shadow-overlay";
