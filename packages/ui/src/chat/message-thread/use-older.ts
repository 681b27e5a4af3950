import { useEffect, useRef, useState } from "react";

/**
 * Loads older messages while the start is near, each page once: a page is asked for by the oldest message that is
 * there, which is its cursor. After a failure only `retry` asks again.
 */
export function useOlder(
  oldestId: string,
  isNearStart: () => boolean,
  load: (() => Promise<unknown> | void) | undefined,
) {
  const asked = useRef<string>(undefined);
  const [failed, setFailed] = useState(false);

  async function ask() {
    asked.current = oldestId;
    setFailed(false);
    try {
      await load?.();
    } catch {
      if (asked.current === oldestId) setFailed(true);
    }
  }

  useEffect(() => {
    if (load && isNearStart() && asked.current !== oldestId) void ask();
  });

  return { failed, retry: () => void ask() };
}
