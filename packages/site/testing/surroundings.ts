/** What lies around a page and shows in it: the two that a story, or its toolbar, may change. */
export interface Surroundings {
  readonly online: boolean;
  readonly installed: boolean;
}

const displayMode = "display-mode";

/** A query that never changes its mind. */
const queryOf = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

/** Makes the browser say so; answers how to make it say the truth again. */
export function surround({ online, installed }: Surroundings): () => void {
  const { matchMedia } = window;
  Object.defineProperty(navigator, "onLine", { configurable: true, value: online });
  window.matchMedia = (media) =>
    media.includes(displayMode)
      ? queryOf(media, installed === media.includes("standalone"))
      : matchMedia.call(window, media);
  return () => {
    Reflect.deleteProperty(navigator, "onLine");
    window.matchMedia = matchMedia;
  };
}
