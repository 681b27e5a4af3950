import { useEffect } from "react";
import { dismissTop } from "./layers.ts";

type CloseWatcherLike = EventTarget & { destroy(): void };
type NavigateEventLike = Event & { navigationType: string };

const platform = globalThis as {
  CloseWatcher?: new () => CloseWatcherLike;
  navigation?: EventTarget;
};

/**
 * Android's Back asks the topmost layer to close instead of leaving the page, where the browser can tell. Under a busy
 * dialog neither Back nor a swipe takes the page away.
 */
export function useCloseRequest(busy: boolean) {
  useEffect(() => {
    const { CloseWatcher } = platform;
    if (!CloseWatcher) return;
    let watcher: CloseWatcherLike;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener("close", () => {
        watch();
        dismissTop();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);

  useEffect(() => {
    if (!busy) return;
    const hold = (event: Event) => {
      if ((event as NavigateEventLike).navigationType === "traverse" && event.cancelable) event.preventDefault();
    };
    platform.navigation?.addEventListener("navigate", hold);
    return () => platform.navigation?.removeEventListener("navigate", hold);
  }, [busy]);
}
