import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { SwipeCard } from "./swipe-card.ts";

export interface LeavingCard {
  card: SwipeCard;
  to: "like" | "pass" | "later";
  /** The transform that the finger left it with. */
  from?: string;
}

const ways = {
  like: "translate(130%, 4%) rotate(18deg)",
  pass: "translate(-130%, 4%) rotate(-18deg)",
  later: "translate(0, 60%) scale(0.8)",
};

interface LeavingProps extends LeavingCard {
  onGone: () => void;
  children: ReactNode;
}

/** A decided card on its way out: a picture only, the next one is already in reach. Without motion it is gone at once. */
export function Leaving({ to, from = "none", onGone, children }: LeavingProps) {
  const place = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const duration = Number.parseFloat(getComputedStyle(node).getPropertyValue("--k-duration-slow")) || 0;
    const flight = node.animate([{ transform: from }, { transform: ways[to], opacity: 0 }], {
      duration,
      easing: "ease-in",
      fill: "forwards",
    });
    flight.onfinish = () => gone();
    return () => flight.cancel();
  }, [from, to]);

  return (
    <div ref={place} inert className="k:pointer-events-none k:z-1">
      {children}
    </div>
  );
}
