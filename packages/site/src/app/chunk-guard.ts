import { mayReload } from "@kindling/domain/state";

const storageKey = "chunk-reload";

/** Without storage the document's own life is the guard. */
let reloaded = false;

/** Reloads the page when a chunk of ours cannot be loaded, at most once a minute: a new version has replaced it. */
export function guardChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      const now = Date.now();
      if (!mayReload(sessionStorage.getItem(storageKey), now)) return;
      sessionStorage.setItem(storageKey, String(now));
    } catch {
      if (reloaded) return;
    }
    reloaded = true;
    event.preventDefault();
    location.reload();
  });
}
