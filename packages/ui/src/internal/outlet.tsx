import { type ComponentProps, useSyncExternalStore } from "react";

import { cn } from "./cn.ts";
import { useComposedRefs } from "./compose-refs.ts";

/** One element inside each open modal, the topmost last: what has to stay in reach while it is open moves there. */
const outlets: Element[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function register(element: HTMLElement | null) {
  if (!element) return;
  outlets.push(element);
  for (const listener of listeners) listener();
  return () => {
    outlets.splice(outlets.indexOf(element), 1);
    for (const listener of listeners) listener();
  };
}

/** The place in a modal where announcements and toasts appear while the page behind it is out of reach. */
export function Outlet({ ref, className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="outlet" {...props} ref={useComposedRefs(register, ref)} className={cn("k:contents", className)} />
  );
}

const topOutlet = (): Element | undefined => outlets.at(-1);

/** The outlet of the topmost open modal. */
export function useOutlet(): Element | undefined {
  return useSyncExternalStore(subscribe, topOutlet, () => undefined);
}
