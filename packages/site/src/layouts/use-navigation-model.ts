import { useDomain } from "@kindling/domain/react";
import { lowCredits } from "@kindling/domain/rules";
import type { NavigationItem, NavigationMember } from "@kindling/ui/top-navigation";
import { useLocation } from "react-router";
import { languagesOf } from "../shared/language/languages.ts";
import { useLanguageChange } from "../shared/language/use-language-change.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { usePage } from "../shared/page/page-context.ts";
import { photoOf } from "../shared/people/photo.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { logOut } from "../shared/session/log-out.ts";
import { useNews } from "../shared/user/use-news.ts";
import { useUser } from "../shared/user/use-user.ts";
import { useBack } from "./use-back.ts";

const hrefs: NavigationMember["hrefs"] = {
  members: "/members",
  messages: "/chats",
  likes: "/likes",
  credits: "/credits",
  premium: "/premium",
};

const itemOfRoute: Readonly<Record<string, NavigationItem>> = {
  members: "members",
  "members-id": "members",
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

/** Where the reader is, where they can go, and what is new to them. */
export function useNavigationModel() {
  const { settings, locale, locales } = usePage();
  const { client } = useDomain();
  const user = useUser();
  const news = useNews();
  const match = useRouteMatch();
  const { pathname, search } = useLocation();
  const changeLanguage = useLanguageChange();
  const onBack = useBack();

  const member: NavigationMember | undefined = user
    ? {
        unread: news.unread,
        newLikes: news.newLikes,
        lowCredits,
        hrefs,
        account: {
          name: user.profile.name,
          photo: photoOf(user.profile.main_image, settings),
          profileHref: "/profile",
          settingsHref: "/notifications",
          onLogout: () => logOut(client, user.id),
        },
        ...(user.paid_user && { credits: user.credits }),
      }
    : undefined;
  const current = match && itemOfRoute[match.route.name];
  return {
    name: settings.name,
    homeHref: user ? "/members" : "/",
    loginHref: logInPath(pathname === "/" ? "" : pathname + search),
    languages: languagesOf(locales).map(({ code, name }) => ({ code, name })),
    language: locale,
    onLanguageChange: (code: string) => void changeLanguage(code),
    ...(member && { member }),
    ...(current && { current }),
    ...(onBack && { onBack }),
  };
}
