import { accountValue, CallError, calls, type User } from "@kindling/domain/contract";
import type { Client } from "@kindling/domain/client";
import { deviceStore } from "../storage/text-store.ts";
import { loadAgain } from "./leave.ts";

/** Who was there when the latest page of any tab began, or ended. */
const key = "session";

/** Tells every other tab who is there now. */
export const tellTabs = (account: string | null): void => deviceStore.keep(key, accountValue(account));

/**
 * Asks the server who is there. Where it is not whom the page was made for, the page loads again as whoever it is; otherwise
 * answers the member, or `null` for a visitor. `undefined` says that nothing is known.
 */
export async function askWhoIsThere(account: string | null, client: Client): Promise<User | null | undefined> {
  const there = await client.call(calls.getUser).catch((failure: unknown) => {
    // Somebody else has been dealt with by the client; of an answer that did not come nothing follows.
    const nobody = failure instanceof CallError && failure.code === "authentication_required";
    return nobody ? null : undefined;
  });
  if (there === undefined) return undefined;
  if ((there?.id ?? null) === account) return there;
  loadAgain(account);
  return undefined;
}

/**
 * Keeps a page true to who is logged in: it says whom it was made for to the other tabs, and asks when another tab says
 * somebody else, and when the browser shows the page again that it had kept. The word of a tab alone moves nobody: a page that
 * came late may be wrong.
 */
export function watchSession(account: string | null, client: Client): void {
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= askWhoIsThere(account, client).then((there) => {
      asking = undefined;
      // It was the other page that was wrong.
      if (there !== undefined) tellTabs(account);
    });
  };
  const listen = () => {
    const said = deviceStore.read(key);
    if (said !== "" && said !== accountValue(account)) ask();
  };
  tellTabs(account);
  deviceStore.subscribe(listen);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") listen();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) ask();
  });
}
