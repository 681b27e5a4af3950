import { type Client, createClient } from "@kindling/domain/client";
import { worded } from "../problems/error-text.ts";
import { needChunk } from "../routing/chunk-guard.ts";
import { logInPath } from "../links/log-in-path.ts";
import { readAnswer } from "./read-answer.ts";
import { isLeaving, leaveFor, loadAgain } from "./leave.ts";

/** The client of a page that was made for an account, or for a visitor. */
export function createBrowserClient(account: string | null): Client {
  const client = createClient({
    account,
    origin: location.origin,
    fetch: (request) => fetch(request),
    upload: async (...sent) => {
      const { browserUpload } = await needChunk(() => import("./browser-upload.ts"));
      return browserUpload(...sent);
    },
    read: readAnswer,
    isOnline: () => navigator.onLine,
    onAuthenticationRequired: () => {
      if (account !== null && !isLeaving()) leaveFor(logInPath(location.pathname + location.search));
    },
    onSessionChanged: () => loadAgain(account),
  });
  return {
    ...client,
    call: (call, input) => worded(client.call(call, input)),
    upload: (call, input) => worded(client.upload(call, input)),
  };
}
