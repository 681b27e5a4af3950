import { accessDoubles } from "./access.ts";
import { accountDoubles } from "./accounts.ts";
import { blockDoubles } from "./blocks.ts";
import { callDoubles } from "./calls.ts";
import { chatDoubles } from "./chats.ts";
import type { Double } from "./double.ts";
import { eventDoubles } from "./events.ts";
import { giftDoubles } from "./gifts.ts";
import { inputDoubles } from "./input.ts";
import { leavingDoubles } from "./leaving.ts";
import { memberDoubles } from "./members.ts";
import { messagePhotoDoubles } from "./message-photos.ts";
import { paymentDoubles } from "./payments.ts";
import { photoDoubles } from "./photos.ts";
import { placeDoubles } from "./places.ts";
import { sessionDoubles } from "./sessions.ts";
import { swipeDoubles } from "./swipe.ts";
import { timeDoubles } from "./times.ts";

/** Back ends that are good but for one thing: at least one for each rule. */
export const doubles: readonly Double[] = [
  ...callDoubles,
  ...inputDoubles,
  ...sessionDoubles,
  ...accessDoubles,
  ...accountDoubles,
  ...memberDoubles,
  ...swipeDoubles,
  ...photoDoubles,
  ...placeDoubles,
  ...chatDoubles,
  ...giftDoubles,
  ...messagePhotoDoubles,
  ...paymentDoubles,
  ...leavingDoubles,
  ...blockDoubles,
  ...eventDoubles,
  ...timeDoubles,
];
