import { CallError, calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";

/** What the press does that the link of the confirmation mail asks for: opening the link alone does nothing. */
export const actions: readonly FormAction[] = [
  {
    form: "activate",
    routes: ["activate-done"],
    run: async ({ client, query }) => {
      try {
        await client.call(calls.activate, { body: { token: query.get("token") ?? "" } });
      } catch (failure) {
        if (failure instanceof CallError && !failure.entry.retry) return { to: "/activate/error" };
        throw failure;
      }
      return { to: "/activate/done" };
    },
  },
];
