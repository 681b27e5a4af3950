import type { Rule } from "../rule.ts";
import { accessRules } from "./access.ts";
import { accountRules } from "./accounts.ts";
import { answerRules } from "./answers.ts";
import { blockRules } from "./blocks.ts";
import { callRules } from "./calls.ts";
import { chatRules } from "./chats.ts";
import { cookieRules } from "./cookies.ts";
import { eventRules } from "./events.ts";
import { giftRules } from "./gifts.ts";
import { inputRules } from "./input.ts";
import { leavingRules } from "./leaving.ts";
import { likeRules } from "./likes.ts";
import { messagePhotoRules } from "./message-photos.ts";
import { messageRules } from "./messages.ts";
import { originRules } from "./origins.ts";
import { paymentRules } from "./payments.ts";
import { photoRules } from "./photos.ts";
import { placeRules } from "./places.ts";
import { profileRules } from "./profiles.ts";
import { searchRules } from "./search.ts";
import { sessionRules } from "./sessions.ts";
import { signUpRules } from "./sign-up.ts";
import { siteRules } from "./site.ts";
import { swipeRules } from "./swipe.ts";
import { timeRules } from "./times.ts";

/** Everything that a back end of the contract has to do. */
export const rules: readonly Rule[] = [
  ...callRules,
  ...answerRules,
  ...inputRules,
  ...sessionRules,
  ...cookieRules,
  ...originRules,
  ...signUpRules,
  ...accountRules,
  ...accessRules,
  ...placeRules,
  ...profileRules,
  ...photoRules,
  ...searchRules,
  ...likeRules,
  ...swipeRules,
  ...messageRules,
  ...messagePhotoRules,
  ...chatRules,
  ...giftRules,
  ...blockRules,
  ...eventRules,
  ...paymentRules,
  ...leavingRules,
  ...siteRules,
  ...timeRules,
];
