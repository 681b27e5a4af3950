import { announce } from "@kindling/ui/announcer";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Problem } from "../problems/problem.ts";
import { useErrorText } from "../problems/use-error-text.ts";
import { BlockForm } from "./block-form.tsx";

/** The way to take one's own block back, on the page that it has closed. */
export function Part({ problem }: { readonly problem: Problem }) {
  const said = useErrorText()(problem);
  const way = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    // The button that has just made the block has gone, and the focus with it.
    if (document.activeElement !== document.body) return;
    announce(said);
    way.current?.querySelector("button")?.focus();
  });
  useEffect(() => arrive(), []);
  const { name, profile } = problem.facts;
  return (
    <div ref={way}>
      <BlockForm form="unblock" member={{ id: String(profile), name: String(name) }} />
    </div>
  );
}
