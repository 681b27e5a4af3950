import { calls } from "@kindling/domain/contract";
import type { MessageDescriptor } from "react-intl";
import { messages as account } from "../account/account.messages.ts";
import { messages as activation } from "../activation/activation.messages.ts";
import { messages as chats } from "../chats/chats.messages.ts";
import { transcriptQuery } from "../chats/transcript-query.ts";
import { messages as credits } from "../credits/credits.messages.ts";
import { indexSearch } from "../index/index-search.ts";
import { messages as index } from "../index/index.messages.ts";
import { messages as likes } from "../likes/likes.messages.ts";
import { messages as logIn } from "../log-in/log-in.messages.ts";
import { legalRoutes } from "../pages/legal-routes.ts";
import { messages as profile } from "../profile/profile.messages.ts";
import { searchOf } from "../search/filters.ts";
import { messages as search } from "../search/search.messages.ts";
import { lazyScreen } from "../shell/lazy-screen.tsx";
import { messages as signUp } from "../sign-up/sign-up.messages.ts";
import { type RouteContext, type RouteDefinition, want } from "./route.ts";

type Named = "default" | "chat";

/** A head of words alone. */
const head =
  (title: MessageDescriptor, description?: MessageDescriptor): RouteDefinition["head"] =>
  (intl, { settings }) => ({
    title: intl.formatMessage(title),
    ...(description && { description: intl.formatMessage(description, { site: settings.name }) }),
  });

const profileHead: RouteDefinition["head"] = (intl, { params }, read) => {
  const member = read(calls.getMember, { id: params["id"]! })?.profile;
  return {
    title: member
      ? intl.formatMessage(profile.title, { name: member.name, age: member.age })
      : intl.formatMessage(profile.loading),
  };
};

const memberProfile = {
  layout: "default",
  access: "anyone",
  membersArea: true,
  ids: ["id"],
  screen: lazyScreen("profile/profile-screen.tsx", () => import("../profile/profile-screen.tsx")),
  head: profileHead,
  calls: ({ params }: RouteContext) => [want(calls.getMember, { id: params["id"]! })],
} as const satisfies Partial<RouteDefinition>;

const conversationScreen = lazyScreen(
  "chats/conversation-screen.tsx",
  () => import("../chats/conversation-screen.tsx"),
);

const conversation = (name: string, path: string, layout: Named = "chat"): RouteDefinition => ({
  name,
  path,
  layout,
  access: "member",
  membersArea: true,
  ids: ["id"],
  screen: conversationScreen,
  head: (intl, { params }, read) => {
    const other = read(calls.getMessages, transcriptQuery(name, params["id"]!))?.profile;
    return { title: other ? intl.formatMessage(chats.with, { name: other.name }) : intl.formatMessage(chats.title) };
  },
  calls: ({ params }) => [want(calls.getMessages, transcriptQuery(name, params["id"]!))],
});

const likesScreen = lazyScreen("likes/likes-screen.tsx", () => import("../likes/likes-screen.tsx"));
const likesRoute = (name: string, path: string): RouteDefinition => ({
  name,
  path,
  layout: "default",
  access: "member",
  membersArea: true,
  screen: likesScreen,
  head: head(likes.title),
});

const bundles = () => [want(calls.getBundles, {})];

/** Every route of the product that is built, in the order in which they are tried. */
export const routes: readonly RouteDefinition[] = [
  {
    name: "index",
    path: "/",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("index/index-screen.tsx", () => import("../index/index-screen.tsx")),
    head: head(index.title, index.description),
    calls: ({ settings, user }) =>
      settings.logged_out_search === "none" && !user ? [] : [want(calls.searchMembers, indexSearch)],
  },
  {
    name: "members",
    path: "/members",
    layout: "default",
    access: "anyone",
    membersArea: true,
    screen: lazyScreen("search/search-screen.tsx", () => import("../search/search-screen.tsx")),
    head: head(search.title, search.description),
    calls: ({ query, settings, user }) => [want(calls.searchMembers, searchOf(query, settings, user))],
  },
  { ...memberProfile, name: "members-id", path: "/members/:id" },
  conversation("members-id-chat", "/members/:id/chat"),
  { ...memberProfile, name: "likes-m-id", path: "/likes/m/:id" },
  likesRoute("likes", "/likes"),
  ...["received", "sent", "matches"].map((type) => likesRoute("likes-type", `/likes/${type}`)),
  {
    name: "chats",
    path: "/chats",
    layout: "chat",
    access: "member",
    membersArea: true,
    screen: lazyScreen("chats/chats-screen.tsx", () => import("../chats/chats-screen.tsx")),
    head: head(chats.title),
  },
  conversation("chats-id", "/chats/:id"),
  {
    name: "credits",
    path: "/credits",
    layout: "default",
    access: "member",
    screen: lazyScreen("credits/credits-screen.tsx", () => import("../credits/credits-screen.tsx")),
    head: head(credits.creditsTitle),
    calls: () => [want(calls.getBundles, {}), want(calls.getLedger, {})],
  },
  {
    name: "credits-id-paymentmethod",
    path: "/credits/:id/:paymentmethod?",
    layout: "default",
    access: "member",
    screen: lazyScreen("credits/checkout-screen.tsx", () => import("../credits/checkout-screen.tsx")),
    head: head(credits.checkoutTitle),
    calls: bundles,
  },
  {
    name: "premium",
    path: "/premium",
    layout: "default",
    access: "member",
    membersArea: true,
    screen: lazyScreen("credits/premium-screen.tsx", () => import("../credits/premium-screen.tsx")),
    head: head(credits.premiumTitle, credits.premiumDescription),
    calls: bundles,
  },
  {
    name: "pricing",
    path: "/pricing",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("credits/pricing-screen.tsx", () => import("../credits/pricing-screen.tsx")),
    head: head(credits.pricingTitle, credits.pricingDescription),
    calls: bundles,
  },
  {
    name: "transactions-id",
    path: "/transactions/:id",
    layout: "default",
    access: "member",
    ids: ["id"],
    screen: lazyScreen("credits/transaction-screen.tsx", () => import("../credits/transaction-screen.tsx")),
    head: head(credits.transactionTitle),
    calls: ({ params }) => [want(calls.getPayment, { id: params["id"]! })],
  },
  {
    name: "profile",
    path: "/profile",
    layout: "default",
    access: "member",
    screen: lazyScreen("account/profile-screen.tsx", () => import("../account/profile-screen.tsx")),
    head: head(account.profileTitle),
    calls: () => [want(calls.getInterests, {})],
  },
  {
    name: "notifications",
    path: "/notifications",
    layout: "default",
    access: "member",
    screen: lazyScreen("account/settings-screen.tsx", () => import("../account/settings-screen.tsx")),
    head: head(account.settingsTitle),
  },
  {
    name: "lang-config",
    path: "/lang-config",
    layout: "default",
    access: "anyone",
    screen: lazyScreen("account/language-screen.tsx", () => import("../account/language-screen.tsx")),
    head: head(account.languageTitle),
  },
  {
    name: "signup",
    path: "/signup",
    layout: "default",
    access: "visitor",
    screen: lazyScreen("sign-up/sign-up-screen.tsx", () => import("../sign-up/sign-up-screen.tsx")),
    head: head(signUp.title, signUp.description),
  },
  {
    name: "complete-signup",
    path: "/complete-signup",
    layout: "default",
    access: "member",
    screen: lazyScreen("sign-up/complete-sign-up-screen.tsx", () => import("../sign-up/complete-sign-up-screen.tsx")),
    head: head(signUp.confirmTitle),
  },
  {
    name: "login",
    path: "/login",
    layout: "default",
    access: "visitor",
    screen: lazyScreen("log-in/log-in-screen.tsx", () => import("../log-in/log-in-screen.tsx")),
    head: head(logIn.title, logIn.description),
  },
  {
    name: "activate-done",
    path: "/activate/done",
    layout: "default",
    access: "anyone",
    screen: lazyScreen(
      "activation/activation-done-screen.tsx",
      () => import("../activation/activation-done-screen.tsx"),
    ),
    head: head(activation.doneTitle),
  },
  {
    name: "activate-error",
    path: "/activate/error",
    layout: "default",
    access: "anyone",
    screen: lazyScreen(
      "activation/activation-error-screen.tsx",
      () => import("../activation/activation-error-screen.tsx"),
    ),
    head: head(activation.errorTitle),
  },
  ...legalRoutes,
];
