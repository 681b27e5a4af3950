import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../forms/action.ts";

export const actions: readonly FormAction[] = [
  {
    form: "like",
    run: async ({ client, fields, here }) => {
      const [like, unlike] = [fields.text("like"), fields.text("unlike")];
      if (unlike) await client.call(calls.unlike, { body: { profile: unlike } });
      else {
        const origin = here.startsWith("/match-finder") ? "match_finder" : "member";
        const { match } = await client.call(calls.like, { body: { profile: like, origin } });
        if (match) return { to: here, notice: { name: "match", id: like } };
      }
      return { to: here };
    },
  },
];
