import { blockDoubles } from "./blocks.ts";
import { chatDoubles } from "./chats.ts";
import { describeDoubles } from "./describe-doubles.ts";
import { memberDoubles } from "./members.ts";
import { paymentDoubles } from "./payments.ts";
import { placeDoubles } from "./places.ts";
import { swipeDoubles } from "./swipe.ts";

describeDoubles("what members do", [
  ...memberDoubles,
  ...swipeDoubles,
  ...placeDoubles,
  ...chatDoubles,
  ...paymentDoubles,
  ...blockDoubles,
]);
