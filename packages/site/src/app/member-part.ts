import {
  DeleteSkeleton,
  ProfileSkeleton,
  SecuritySkeleton,
  SettingsSkeleton,
} from "../areas/account/account-skeletons.tsx";
import { ChatsSkeleton, ConversationSkeleton } from "../areas/chats/chats-skeletons.tsx";
import { CheckoutSkeleton, CreditsSkeleton, PremiumSkeleton } from "../areas/credits/credits-skeletons.tsx";
import { GiftSkeleton } from "../areas/chats/gift-skeleton.ts";
import { LikesSkeleton } from "../areas/likes/likes-skeleton.tsx";
import { ChatLayout } from "../layouts/chat-layout.tsx";
import { MeetSkeleton } from "../shared/skeletons/meet-skeleton.tsx";
import { NoticeSkeleton } from "../shared/skeletons/notice-skeleton.tsx";
import type { MemberPart } from "../shared/user/member-part.ts";

export { MemberAccount, MemberPlaces } from "../layouts/member-navigation.tsx";
export { MemberNotices } from "../layouts/member-notices.tsx";
export { LikePopups } from "./like-popups.tsx";
export { MemberRefresh } from "./member-refresh.tsx";

export const layouts: MemberPart["layouts"] = { chat: ChatLayout };

export const skeletons: MemberPart["skeletons"] = {
  likes: LikesSkeleton,
  "likes-type": LikesSkeleton,
  "match-finder": MeetSkeleton,
  "swipe-game": MeetSkeleton,
  chats: ChatsSkeleton,
  "chats-id": ConversationSkeleton,
  "members-id-chat": ConversationSkeleton,
  "members-id-gift": GiftSkeleton,
  credits: CreditsSkeleton,
  "credits-id-paymentmethod": CheckoutSkeleton,
  premium: PremiumSkeleton,
  "transactions-id": NoticeSkeleton,
  profile: ProfileSkeleton,
  notifications: SettingsSkeleton,
  "notifications-part": SecuritySkeleton,
  "account-delete": DeleteSkeleton,
  "complete-signup": NoticeSkeleton,
};
