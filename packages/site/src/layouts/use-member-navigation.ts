import type { User } from "@kindling/domain/contract";
import { useDomain } from "@kindling/domain/react";
import { lowCredits } from "@kindling/domain/rules";
import type { NavigationItem } from "@kindling/ui/top-navigation";
import { usePage } from "../shared/page/page-context.ts";
import { photoOf } from "../shared/people/photo.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { logOut } from "../shared/session/log-out.ts";
import { useNews } from "../shared/user/use-news.ts";

const hrefs: Readonly<Record<NavigationItem, string>> = {
  members: "/members",
  messages: "/chats",
  likes: "/likes",
  credits: "/credits",
  premium: "/premium",
};

const itemOfRoute: Readonly<Record<string, NavigationItem>> = {
  members: "members",
  "members-id": "members",
  "match-finder": "members",
  "swipe-game": "members",
  chats: "messages",
  "chats-id": "messages",
  "members-id-chat": "messages",
  likes: "likes",
  "likes-type": "likes",
  "likes-m-id": "likes",
  credits: "credits",
  "credits-id-paymentmethod": "credits",
  premium: "premium",
};

/** Where a member can go, and what is new to them there. */
export function usePlaces(user: User) {
  const { unread, newLikes } = useNews();
  const match = useRouteMatch();
  return {
    unread,
    newLikes,
    credits: user.paid_user ? user.credits : undefined,
    lowCredits,
    hrefs,
    current: match && itemOfRoute[match.route.name],
  };
}

/** What belongs to a member's account. */
export function useAccountMenu(user: User) {
  const { settings } = usePage();
  const { client } = useDomain();
  return {
    name: user.profile.name,
    photo: photoOf(user.profile.main_image, settings),
    profileHref: "/profile",
    settingsHref: "/notifications",
    onLogout: () => logOut(client, user.id),
  };
}
