import type { LedgerEntry } from "@kindling/domain/contract";
import type { IntlShape } from "react-intl";
import { entryMessages } from "./entry.messages.ts";

/** What a change of credits is called; whom it was for, where it was for somebody. */
export function entryWords(entry: LedgerEntry, intl: IntlShape): string {
  switch (entry.kind) {
    case "message":
    case "photo":
    case "gift": {
      const name = entry.profile_name ?? intl.formatMessage(entryMessages.nobody);
      return intl.formatMessage(entryMessages[entry.kind], { name });
    }
    default:
      return intl.formatMessage(entryMessages[entry.kind]);
  }
}
