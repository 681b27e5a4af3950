import { type Location, NavigationType, type Navigator, type To } from "react-router";

/** Where the browser is, and how it came there. */
export interface Place {
  readonly navigationType: NavigationType;
  readonly location: Location;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** What the key of an entry begins with that no page of the site has led to; React Router names the first of its own so. */
const opened = "default";

/** Whether an entry was come to by its address, so that there is nothing of the site to go back to. */
export const wasOpened = (key: string): boolean => key.startsWith(opened);

/** Names the entry that a document was opened with: another one at the same place is another visit. */
function nameEntry(): string {
  const key = `${opened}-${newKey()}`;
  history.replaceState({ ...(history.state as object | null), key }, "");
  return key;
}

/** An entry of the history is known by its key, on a reload too. */
export function placeOf(navigationType: NavigationType): Place {
  const { pathname, search, hash } = location;
  const { key = nameEntry() } = (history.state as { key?: string } | null) ?? {};
  return { navigationType, location: { pathname, search, hash, state: null, key, mask: undefined } };
}

/** Goes through the browser's history by addresses. React Router's own also keeps states and counts, and hides addresses. */
export const createNavigator = (tell: (place: Place) => void): Navigator => ({
  createHref: String,
  go: (delta) => history.go(delta),
  push(to: To) {
    try {
      history.pushState({ key: newKey() }, "", String(to));
    } catch {
      // A browser that lets a page write no more entries still goes there.
      location.assign(String(to));
    }
    tell(placeOf(NavigationType.Push));
  },
  replace(to: To) {
    history.replaceState({ key: newKey() }, "", String(to));
    tell(placeOf(NavigationType.Replace));
  },
});
