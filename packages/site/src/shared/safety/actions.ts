import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../forms/action.ts";

const actionOf = (form: "block" | "unblock"): FormAction => ({
  form,
  run: async ({ client, fields, here }) => {
    await client.call(calls[form], { body: { profile: fields.text("profile") } });
    return { to: here };
  },
});

export const actions: readonly FormAction[] = [actionOf("block"), actionOf("unblock")];
