import { type Client, createClient } from "@kindling/domain/client";
import { logInPath } from "../links/log-in-path.ts";
import { readAnswer } from "./read-answer.ts";
import { isLeaving, leaveFor, loadAgain } from "./leave.ts";

/** The client of a page that was made for an account, or for a visitor. */
export const createBrowserClient = (account: string | null): Client =>
  createClient({
    account,
    origin: location.origin,
    fetch: (request) => fetch(request),
    read: readAnswer,
    isOnline: () => navigator.onLine,
    onAuthenticationRequired: () => {
      if (account !== null && !isLeaving()) leaveFor(logInPath(location.pathname + location.search));
    },
    onSessionChanged: () => loadAgain(account),
  });
