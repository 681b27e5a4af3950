import { formSkeleton } from "../../shared/skeletons/form-skeleton.tsx";
import { messages } from "./chats.messages.ts";

/** The page of gifts to come. */
export const GiftSkeleton = formSkeleton({ title: messages.giveGift, fields: 6 });
