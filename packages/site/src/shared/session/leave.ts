import { accountValue } from "@kindling/domain/contract";
import { tabStore } from "../storage/text-store.ts";

let leaving = false;

/** Whether the document is about to go: what fails from now on is nobody's concern. */
export const isLeaving = (): boolean => leaving;

/**
 * Loads a new document, so that nothing of whoever was here stays in memory. The first who calls decides where to: what fails
 * while the page goes must not lead it elsewhere.
 */
export function leaveFor(address: string): void {
  if (leaving) return;
  leaving = true;
  location.assign(address);
}

const key = "loaded-again";
const settled = 10_000;

/**
 * Loads the page again as whoever is there now. Not a reload: that may fill the fields with what the former one typed.
 * A page that comes back for the same account, and is refused again at once, stays as it is: it would come back for ever.
 */
export function loadAgain(account: string | null): void {
  if (leaving || tabStore.read(key) === accountValue(account)) return;
  leaving = true;
  tabStore.keep(key, accountValue(account));
  location.replace(location.pathname + location.search);
}

/** Called when a page begins. */
export function arrive(account: string | null): void {
  if (tabStore.read(key) !== accountValue(account)) tabStore.keep(key, "");
  setTimeout(() => tabStore.keep(key, ""), settled);
  addEventListener("pageshow", ({ persisted }) => {
    // What the browser had kept and shows again is here to stay.
    if (persisted) leaving = false;
  });
}
