import type { Client } from "@kindling/domain/client";
import { tidyAccounts } from "../storage/account-store.ts";
import { arrive } from "./leave.ts";
import { resumeLogOut } from "./log-out.ts";
import { watchSession } from "./watch-session.ts";

/** What a page does about who is logged in, from its beginning on. `now` is the server's. */
export function beginSession(client: Client, account: string | null, now: number): void {
  arrive(account);
  watchSession(account, client);
  resumeLogOut(client, account);
  tidyAccounts(now);
}
