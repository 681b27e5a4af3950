import type { Client } from "@kindling/domain/client";
import { asProblem } from "../../shared/problems/problem.ts";
import { dispatchOutbox, readOutbox, whileSending } from "./outbox-store.ts";
import { sendLetter } from "./send-letter.ts";

/**
 * Sends what was on its way when its tab closed, in order and under the same keys: what has arrived already is not sent twice.
 * What fails on its way is tried again the next time; what is refused is said where it was written. `onSent` brings a stored
 * message in before the outbox lets go of it.
 */
export async function resumeOutbox(client: Client, account: string, onSent: () => Promise<unknown>): Promise<void> {
  for (const letter of readOutbox(account)) {
    if (letter.status !== "sending") continue;
    const { requestKey } = letter;
    let cut = false;
    const send = async () => {
      // Another tab may have had an answer while this one waited.
      if (!readOutbox(account).some((item) => item.requestKey === requestKey && item.status === "sending")) return;
      try {
        await sendLetter(client, letter);
        await onSent().catch(() => {});
        dispatchOutbox(account, { type: "sent", requestKey });
      } catch (failure) {
        const error = asProblem(failure);
        cut = error.code === "network_failed";
        if (!cut) dispatchOutbox(account, { type: "failed", requestKey, error });
      }
    };
    const ours = await whileSending(letter, send, true);
    // What was written later overtakes neither what failed nor what somebody else is sending.
    if (cut || !ours) return;
  }
}
