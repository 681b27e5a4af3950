import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";
import { deletedStatePath } from "../../shared/links/deleted-path.ts";

/** What the press does that the link of the mail asks for: opening the link alone does nothing. */
export const actions: readonly FormAction[] = [
  {
    form: "reactivate",
    routes: ["account-deleted"],
    run: async ({ client, query }) => {
      await client.call(calls.reactivate, { body: { token: query.get("token") ?? "" } });
      return { to: deletedStatePath("restored") };
    },
  },
];
