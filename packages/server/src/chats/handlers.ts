import { calls } from "@kindling/domain/contract";
import { giftsOf } from "@kindling/domain/rules";
import { done, handleMember, type Handler } from "../http/handler.ts";
import { readerOf } from "../members/reader.ts";
import { readChats } from "./chat-list.ts";
import { findMessages } from "./find-messages.ts";
import { letterOfGift, letterOfText } from "./letters.ts";
import { markRead, removeMessages } from "./own-side.ts";
import { revealPhoto } from "./reveal-photo.ts";
import { sendLetter } from "./send-message.ts";
import { sendPhoto } from "./send-photo.ts";
import { readTranscript } from "./transcript.ts";
import { passOnTyping } from "./typing.ts";

/** Conversations and their messages. */
export const handlers: readonly Handler[] = [
  handleMember(calls.getChats, ({ query }, context) =>
    readChats(context.db, readerOf(context), context.account.id, query),
  ),
  handleMember(calls.getMessages, ({ query }, context) => readTranscript(query, context)),
  handleMember(calls.findMessages, ({ query }, context) => findMessages(query, context)),
  handleMember(calls.sendMessage, ({ body }, context) => sendLetter(letterOfText(body, context.site), context)),
  handleMember(calls.getGifts, async (_, { site }) => ({ gifts: giftsOf(site.settings) })),
  handleMember(calls.sendGift, ({ body }, context) => sendLetter(letterOfGift(body), context)),
  handleMember(calls.sendPhoto, ({ body, file }, context) =>
    sendPhoto({ to: Number(body.profile), file, requestKey: body.request_key }, context),
  ),
  handleMember(calls.revealPhoto, async ({ body }, context) => ({
    message: await revealPhoto(Number(body.message), context),
  })),
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
