import type { User } from "@kindling/domain/contract";
import { messages } from "./credits.messages.ts";

/** What the page says to somebody who has premium, and to somebody who may want it. */
export const premiumWords = (user: Pick<User, "paid_user"> | null) =>
  user?.paid_user
    ? { title: messages.memberTitle, intro: messages.memberIntro }
    : { title: messages.premiumTitle, intro: messages.premiumIntro };
