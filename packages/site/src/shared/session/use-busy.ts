import { useState } from "react";
import { useShownAgain } from "./use-shown-again.ts";

/** Whether something is under way that ends with another page. When the browser shows this one again, it is over. */
export function useBusy(): [busy: boolean, setBusy: (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  useShownAgain(() => setBusy(false));
  return [busy, setBusy];
}
