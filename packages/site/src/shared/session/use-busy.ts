import { useEffect, useState } from "react";

/** Whether something is under way that ends with another page. When the browser shows this one again, it is over. */
export function useBusy(): [busy: boolean, setBusy: (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, []);
  return [busy, setBusy];
}
