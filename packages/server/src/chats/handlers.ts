import { getChats, getMessages, readChat, removeChat, sendMessage } from "@kindling/domain/contract";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { readChats } from "./chat-list.ts";
import { markRead, removeMessages } from "./own-side.ts";
import { sendLetter } from "./send-message.ts";
import { readTranscript } from "./transcript.ts";

/** Conversations and their messages. */
export const handlers: readonly Handler[] = [
  handleMember(getChats, async (_, context) => ({
    chats: await readChats(context.db, readerOf(context), context.account.id),
  })),
  handleMember(getMessages, ({ query }, context) => readTranscript(query, context)),
  handleMember(sendMessage, ({ body }, context) =>
    sendLetter({ to: Number(body.profile), text: body.text, requestKey: body.request_key }, context),
  ),
  handleMember(readChat, async ({ body }, context) => {
    await markRead(Number(body.conversation), body.seq, context);
    return done;
  }),
  handleMember(removeChat, async ({ body }, context) => {
    await removeMessages(Number(body.conversation), context);
    return done;
  }),
];
