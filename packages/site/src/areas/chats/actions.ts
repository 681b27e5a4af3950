import { calls, type Gift, isGift } from "@kindling/domain/contract";
import { photoMaxBytes } from "@kindling/domain/rules";
import { refuseFields } from "@kindling/domain/schemas";
import type { FormAction } from "../../shared/forms/action.ts";
import { conversationPath } from "../../shared/people/card.ts";
import { photoField } from "./photo-field.ts";

export const actions: readonly FormAction[] = [
  {
    form: "message",
    routes: ["chats-id", "members-id-chat"],
    run: async ({ client, fields, requestKey, here }) => {
      const text = fields.text("text").trim();
      const kind = text !== "" && text === fields.text("icebreaker") ? ("icebreaker" as const) : ("text" as const);
      const body = { profile: fields.text("profile"), text, kind, request_key: requestKey };
      await client.call(calls.sendMessage, { body });
      return { to: here.split("?", 1)[0]! };
    },
  },
  {
    form: "gift",
    routes: ["members-id-gift"],
    run: async ({ client, fields, params, requestKey }) => {
      const profile = params["id"]!;
      const gift = fields.text("gift");
      refuseFields({ gift: isGift(gift) ? undefined : { code: "required" } });
      await client.call(calls.sendGift, { body: { profile, gift: gift as Gift, request_key: requestKey } });
      return { to: conversationPath(profile) };
    },
  },
  {
    form: "message-photo",
    routes: ["chats-id", "members-id-chat"],
    files: photoMaxBytes,
    run: async ({ client, fields, keyOfFile, here }) => {
      const files = fields.files(photoField);
      refuseFields({ [photoField]: files.length === 0 ? { code: "required" } : undefined });
      for (const file of files) {
        const body = { profile: fields.text("profile"), request_key: await keyOfFile(file) };
        await client.upload(calls.sendPhoto, { body, file });
      }
      return { to: here };
    },
  },
  {
    form: "reveal",
    routes: ["chats-id", "members-id-chat"],
    run: async ({ client, fields, here }) => {
      await client.call(calls.revealPhoto, { body: { message: fields.text(photoField) } });
      return { to: here };
    },
  },
];
