import { calls } from "@kindling/domain/contract";
import type { FormAction } from "../../shared/forms/action.ts";

export const actions: readonly FormAction[] = [
  {
    form: "message",
    routes: ["chats-id", "members-id-chat"],
    run: async ({ client, fields, requestKey, here }) => {
      const body = { profile: fields.text("profile"), text: fields.text("text").trim(), request_key: requestKey };
      await client.call(calls.sendMessage, { body });
      return { to: here };
    },
  },
];
