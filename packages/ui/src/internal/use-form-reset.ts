import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * For a field that keeps its value itself: puts it back when its form is reset. Returns how often that was, as a `key` for
 * native controls inside that React drives, since the browser has set them back to something else.
 */
export function useFormReset(inside: RefObject<Element | null>, onReset: () => void): number {
  const [resets, setResets] = useState(0);
  const reset = useEffectEvent(() => {
    onReset();
    setResets((count) => count + 1);
  });

  useEffect(() => {
    // On the document: whoever prevents it has done so by then.
    const listen = (event: Event) => {
      const form = event.target as Element;
      // The browser sets its controls back once all have heard of it.
      if (!event.defaultPrevented && form.contains(inside.current)) setTimeout(reset);
    };
    document.addEventListener("reset", listen);
    return () => document.removeEventListener("reset", listen);
  }, [inside]);

  return resets;
}
