import { type Client, createClient } from "@kindling/domain/client";
import { bringErrorTexts, lacksErrorText } from "../problems/error-text.ts";
import { asProblem } from "../problems/problem.ts";
import { loadAhead, needChunk } from "../routing/chunk-guard.ts";
import { logInPath } from "../links/log-in-path.ts";
import { readAnswer } from "./read-answer.ts";
import { isLeaving, leaveFor, loadAgain } from "./leave.ts";

/** Nobody hears of an error before its words are there. */
async function worded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (failure) {
    if (lacksErrorText(asProblem(failure))) await loadAhead(bringErrorTexts);
    throw failure;
  }
}

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
