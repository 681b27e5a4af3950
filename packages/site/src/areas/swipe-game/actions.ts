import { calls, swipeChoices } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";

export const actions: readonly FormAction[] = [
  {
    form: "swipe",
    routes: ["swipe-game"],
    run: async ({ client, fields, here }) => {
      const undone = fields.text("undo");
      if (undone) {
        await client.call(calls.undoPass, { body: { profile: undone } });
        return { to: here };
      }
      const choice = swipeChoices.find((one) => fields.text(one)) ?? "later";
      const profile = fields.text(choice);
      const { match } = await client.call(calls.swipe, { body: { profile, choice } });
      return { to: here, ...(match && { notice: { name: "match", member: profile } }) };
    },
  },
];
