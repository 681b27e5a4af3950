import { useId, useLayoutEffect, useState } from "react";

/** The id of a part that others refer to: ours, until the part tells the one that its caller gave it. */
export function usePartId() {
  const own = useId();
  const [given, tell] = useState<string>();
  return [given ?? own, tell] as const;
}

/** Tells a part's id to those who refer to it. */
export function useTellId(id: string | undefined, tell: (id: string | undefined) => void) {
  useLayoutEffect(() => {
    tell(id);
    return () => tell(undefined);
  }, [id, tell]);
}
