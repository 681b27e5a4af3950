import { calls, pageNames } from "@kindling/domain/contract";
import { messages as access } from "../areas/access/access.messages.ts";
import { messages as account } from "../areas/account/account.messages.ts";
import { deleteMessages as deletion } from "../areas/account/delete-head.messages.ts";
import { messages as activation } from "../areas/activation/activation.messages.ts";
import { messages as chats } from "../areas/chats/chats.messages.ts";
import { messages as credits } from "../areas/credits/credits.messages.ts";
import { messages as index } from "../areas/index/index.messages.ts";
import { routes as pages } from "../areas/legal/routes.ts";
import { messages as likes } from "../areas/likes/likes.messages.ts";
import { messages as logIn } from "../areas/log-in/log-in.messages.ts";
import { messages as matchFinder } from "../areas/match-finder/match-finder.messages.ts";
import { memberQuery } from "../areas/members/member-query.ts";
import { messages as profile } from "../areas/members/profile.messages.ts";
import { messages as search } from "../areas/members/search.messages.ts";
import { messages as signUp } from "../areas/sign-up/sign-up.messages.ts";
import { messages as swipeGame } from "../areas/swipe-game/swipe-game.messages.ts";
import type { Words } from "../shared/routing/route.ts";
import { say } from "../shared/routing/words.ts";

type Description = Words<string | undefined>;

const ofMember: Description = (intl, { params, settings, visit }, read) => {
  const member = read(calls.getMember, memberQuery(params["id"]!, visit))?.profile;
  return member && intl.formatMessage(profile.description, { name: member.name, site: settings.name });
};

const ofActivation: Description = (intl, context, read) =>
  say(context.query.has("token") ? activation.askText : activation.doneText)(intl, context, read);

/** Each page has its route at its own place in the table of them. */
const ofPages = Object.fromEntries(
  pageNames.map((page, at) => [
    pages[at]!.name,
    ((_, { locale }, read) => read(calls.getPage, { page, locale })?.description) satisfies Description,
  ]),
);

/** What each page is about, by its route's name, for whoever finds or shares it. Only the server's render says it. */
export const descriptions: Readonly<Record<string, Description>> = {
  index: say(index.description),
  members: say(search.description),
  "members-id": ofMember,
  "likes-m-id": ofMember,
  likes: say(likes.description),
  "likes-type": say(likes.description),
  "match-finder": say(matchFinder.intro),
  "swipe-game": say(swipeGame.description),
  chats: say(chats.noneText),
  "chats-id": say(chats.beginText),
  "members-id-chat": say(chats.beginText),
  credits: say(credits.creditsDescription),
  "credits-id-paymentmethod": say(credits.methodHint),
  premium: say(credits.premiumDescription),
  pricing: say(credits.pricingDescription),
  "transactions-id": say(credits.transactionDescription),
  profile: say(account.aboutHint),
  notifications: say(account.settingsDescription),
  "account-delete": say(deletion.description),
  "lang-config": say(account.languageDescription),
  signup: say(signUp.description),
  "complete-signup": say(signUp.emailHint),
  login: say(logIn.description),
  "reset-password": say(access.askDescription),
  "activate-done": ofActivation,
  "activate-error": say(activation.errorText),
  ...ofPages,
};
