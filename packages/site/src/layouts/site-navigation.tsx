import { useDomain } from "@kindling/domain/react";
import { lowCredits } from "@kindling/domain/rules";
import { locales as records } from "@kindling/locales";
import { type NavigationItem, type NavigationMember, TopNavigation } from "@kindling/ui/top-navigation";
import { useLocation } from "react-router";
import { logOut } from "../shared/session/log-out.ts";
import { usePage } from "../shared/page/page-context.ts";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { logInPath } from "../shared/links/log-in-path.ts";
import { useLanguageChange } from "../shared/language/use-language-change.ts";
import { useNews } from "../shared/user/use-news.ts";
import { useUser } from "../shared/user/use-user.ts";
import { photoOf } from "../shared/people/photo.ts";
import { PlainLinks } from "./plain-links.tsx";
import { Logo } from "./logo.tsx";
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

/** The top navigation with what it shows of the member. */
export function SiteNavigation({
  hideTabs = false,
  className,
}: {
  hideTabs?: boolean;
  className?: string | undefined;
}) {
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
  return (
    <>
      <TopNavigation
        logo={<Logo />}
        name={settings.name}
        homeHref={user ? "/members" : "/"}
        loginHref={logInPath(pathname === "/" ? "" : pathname + search)}
        languages={records
          .filter(({ code }) => locales.includes(code as never))
          .map(({ code, name }) => ({ code, name }))}
        language={locale}
        onLanguageChange={(code) => void changeLanguage(code)}
        mainId="main"
        hideTabs={hideTabs}
        className={className}
        {...(member && { member })}
        {...(current && { current })}
        {...(onBack && { onBack })}
      />
      <PlainLinks />
    </>
  );
}
