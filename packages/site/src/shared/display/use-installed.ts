import { useSyncExternalStore } from "react";

const installed = "(display-mode: standalone)";

const subscribe = (notify: () => void) => {
  const query = matchMedia(installed);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
};

/** Whether the product runs as an installed app, without the browser's own controls; the server's render cannot know. */
export const useInstalled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(installed).matches,
    () => false,
  );
