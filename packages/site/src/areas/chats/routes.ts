import { calls, isId } from "@kindling/domain/contract";

import { say } from "../../shared/routing/words.ts";
import { lazyScreen } from "../../shared/routing/lazy-screen.tsx";
import { type RouteDefinition, want } from "../../shared/routing/route.ts";
import { messages } from "./chats.messages.ts";
import { chatsQuery } from "./chats-query.ts";
import { transcriptQuery } from "./transcript-query.ts";

const conversationScreen = lazyScreen("areas/chats/conversation-screen.tsx", () => import("./conversation-screen.tsx"));

const conversationRoute = (name: string, path: string): RouteDefinition => ({
  name,
  path,
  layout: "chat",
  access: "member",
  membersArea: true,
  params: { id: isId },
  screen: conversationScreen,
  title: (intl, { params }, read) => {
    const other = read(calls.getMessages, transcriptQuery(name, params["id"]!))?.profile;
    return other ? intl.formatMessage(messages.with, { name: other.name }) : intl.formatMessage(messages.title);
  },
  calls: ({ params, query }) => [
    want(calls.getMessages, transcriptQuery(name, params["id"]!)),
    want(calls.getChats, chatsQuery(query)),
  ],
});

export const routes: readonly RouteDefinition[] = [
  {
    name: "chats",
    path: "/chats",
    layout: "chat",
    access: "member",
    membersArea: true,
    screen: lazyScreen("areas/chats/chats-screen.tsx", () => import("./chats-screen.tsx")),
    title: say(messages.title),
    calls: ({ query }) => [want(calls.getChats, chatsQuery(query))],
  },
  {
    name: "members-id-gift",
    path: "/members/:id/gift",
    layout: "default",
    access: "member",
    membersArea: true,
    params: { id: isId },
    screen: lazyScreen("areas/chats/gift-screen.tsx", () => import("./gift-screen.tsx")),
    title: say(messages.giveGift),
    calls: ({ params }) => [want(calls.getGifts, {}), want(calls.getMessages, { profile: params["id"]! })],
  },
  conversationRoute("chats-id", "/chats/:id"),
  conversationRoute("members-id-chat", "/members/:id/chat"),
];
