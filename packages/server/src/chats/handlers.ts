import { calls } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { readChats } from "./chat-list.ts";
import { markRead, removeMessages } from "./own-side.ts";
import { sendLetter } from "./send-message.ts";
import { readTranscript } from "./transcript.ts";
import { passOnTyping } from "./typing.ts";

/** Conversations and their messages. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getChats, async (_, context) => ({
    chats: await readChats(context.db, readerOf(context), context.account.id),
  })),
  handleMember(calls.getMessages, ({ query }, context) => readTranscript(query, context)),
  handleMember(calls.sendMessage, ({ body }, context) =>
    sendLetter({ to: Number(body.profile), text: body.text, requestKey: body.request_key }, context),
  ),
  handleMember(calls.readChat, async ({ body }, context) => {
    await markRead(Number(body.conversation), body.seq, context);
    return done;
  }),
  handleMember(calls.removeChat, async ({ body }, context) => {
    await removeMessages(Number(body.conversation), context);
    return done;
  }),
  handleMember(calls.typing, async ({ body }, context) => {
    await passOnTyping(Number(body.profile), context);
    return done;
  }),
];
