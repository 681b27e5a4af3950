import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../forms/action.ts";

export const actions: readonly FormAction[] = [
  {
    form: "like",
    run: async ({ client, fields, here }) => {
      const [like, unlike] = [fields.text("like"), fields.text("unlike")];
      if (unlike) await client.call(calls.unlike, { body: { profile: unlike } });
      else {
        const { match } = await client.call(calls.like, { body: { profile: like } });
        if (match) return { to: here, notice: { name: "match", id: like } };
      }
      return { to: here };
    },
  },
];
