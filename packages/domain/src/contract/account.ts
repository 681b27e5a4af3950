import type { Call } from "./call.ts";
import { CallError } from "../vocabulary/index.ts";

/**
 * Whose page sends a call: the id of the account that it was made for, or `none`. The session's cookie belongs to the whole
 * browser, so after a log-in in another tab a page would otherwise speak for somebody else.
 *
 * A page's client sends it with every call. A back end refuses a call whose page was made for somebody else (`session_changed`)
 * before it reads or writes anything; the page then loads again as whoever is there. Other clients need not send it; a browser's
 * page, which `Sec-Fetch-Site` gives away, changes nothing without it.
 */
export const accountHeader = "x-account";

/** What the header says for an account, or for nobody. */
export const accountValue = (id: string | null): string => id ?? "none";

/** Whether a call does more than read, whatever its method says: some paths of the spec act on a GET. */
export const changesSomething = ({ method, name, repeat }: Call): boolean =>
  method !== "GET" || name === "logOut" || repeat !== "safe";

/** Refuses a call that `account`, who is logged in, may not make or did not mean to. */
export function guardAccount(call: Call, headers: Headers, account: string | null): void {
  if (call.access === "member" && account === null) throw new CallError("authentication_required");
  const said = headers.get(accountHeader);
  if (said === null) {
    // A visitor's beacon changes nothing, and browsers let it carry no header.
    const isVisitors = call.carry === "beacon" && call.access === "anyone";
    if (changesSomething(call) && !isVisitors && headers.has("sec-fetch-site")) throw new CallError("session_changed");
    return;
  }
  // Who has gone is logged out already.
  const gone = call.name === "logOut" && account === null;
  if (said !== accountValue(account) && !gone) throw new CallError("session_changed");
}
