import { ArrowLeft, Coins, Crown, Heart, MessageCircle, Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { AccountMenu, type AccountMenuProps } from "../account-menu/account-menu.tsx";
import { Badge } from "../../primitives/badge/badge.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { CounterBadge } from "../../primitives/counter-badge/counter-badge.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { type Language, LanguageSwitcher } from "../language-switcher/language-switcher.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { messages } from "./top-navigation.messages.ts";

export { tabBarSpace } from "./top-navigation.variants.ts";

export type NavigationItem = "members" | "messages" | "likes" | "credits" | "premium";

export type NavigationMember = {
  /** Unread messages. */
  unread: number;
  newLikes: number;
  /** What is left, once the member has paid; without it the navigation offers Premium. */
  credits?: number;
  /** A balance of this or less is shown: as a warning, and as a danger at nothing. */
  lowCredits: number;
  /** Where each item leads. */
  hrefs: Record<NavigationItem, string>;
  account: AccountMenuProps;
};

export type TopNavigationProps = Omit<ComponentProps<"header">, "children"> & {
  /** The site's mark; it leads home. */
  logo: ReactNode;
  /** The site's name, for those who do not see the logo. */
  name: string;
  /** The home page. */
  homeHref: string;
  /** Who is logged in; without one the Login button stands there. */
  member?: NavigationMember;
  /** The page for logging in; without it no Login button is shown. */
  loginHref?: string;
  /** The item that the page belongs to. */
  current?: NavigationItem;
  /** Shown when there are two or more. */
  languages?: readonly Language[];
  /** The code of the page's language. */
  language?: string;
  /** Another language was chosen. */
  onLanguageChange?: (code: string) => void;
  /** Shows the Back button: in the installed app, where there is something to go back to. */
  onBack?: () => void;
  /** The id of the page's main part, for the link that skips the navigation. */
  mainId?: string;
  /**
   * Leaves the bar at the bottom of a phone out: for a page whose own bar is there, such as an open conversation.
   * @default false
   */
  hideTabs?: boolean;
};

/**
 * The site's head. On a phone a member's places stand in a bar at the bottom, within reach of the thumb; add `tabBarSpace` to what scrolls.
 *
 * Use it at the head of every page of the site; a lander has a `LogoBar`.
 */
export function TopNavigation({
  logo,
  name,
  homeHref,
  member,
  loginHref,
  current,
  languages = [],
  language = "",
  onLanguageChange,
  onBack,
  mainId,
  hideTabs = false,
  className,
  ...props
}: TopNavigationProps) {
  const intl = useIntl();
  return (
    <header
      data-slot="top-navigation"
      {...props}
      className={cn(
        "k:sticky k:top-0 k:z-nav k:border-b-thin k:border-default k:bg-surface k:pt-[env(safe-area-inset-top)] k:text-default",
        className,
      )}
    >
      {mainId && (
        <a
          href={`#${mainId}`}
          className="k:sr-only k:focus:not-sr-only k:focus:block k:focus:bg-sunken k:focus:px-gutter k:focus:py-2.5 k:focus:text-center k:focus:-outline-offset-2"
        >
          {intl.formatMessage(messages.skip)}
        </a>
      )}
      <div className="k:mx-auto k:flex k:min-h-14 k:w-full k:max-w-page k:items-center k:gap-1 k:px-gutter k:md:min-h-16 k:md:gap-2">
        {onBack && (
          <IconButton label={intl.formatMessage(messages.back)} onClick={onBack} className="k:-ms-2.5">
            <ArrowLeft className="k:rtl:-scale-x-100" />
          </IconButton>
        )}
        <a
          href={homeHref}
          aria-label={name}
          className="k:me-auto k:flex k:min-h-11 k:min-w-0 k:items-center k:rounded-control k:md:me-4"
        >
          {logo}
        </a>
        {member && <MemberLinks member={member} current={current} hideTabs={hideTabs} />}
        <div className="k:flex k:items-center k:gap-2 k:md:ms-auto">
          <LanguageSwitcher languages={languages} current={language} onLanguageChange={onLanguageChange} compact />
          {member ? (
            <AccountMenu {...member.account} />
          ) : (
            loginHref && <Button href={loginHref}>{intl.formatMessage(messages.login)}</Button>
          )}
        </div>
      </div>
    </header>
  );
}

function MemberLinks({
  member,
  current,
  hideTabs,
}: {
  member: NavigationMember;
  current: NavigationItem | undefined;
  hideTabs: boolean;
}) {
  const intl = useIntl();
  const { unread, newLikes, credits, lowCredits, hrefs } = member;
  const link = (item: NavigationItem) => ({
    href: hrefs[item],
    current: current === item,
    label: intl.formatMessage(messages[item]),
  });
  return (
    <nav
      aria-label={intl.formatMessage(messages.main)}
      data-slot="tab-bar"
      className={cn(
        "k:max-md:fixed k:max-md:inset-x-0 k:max-md:bottom-0 k:max-md:border-t-thin k:max-md:border-default k:max-md:bg-surface k:max-md:pb-[env(safe-area-inset-bottom)]",
        hideTabs && "k:max-md:hidden",
      )}
    >
      <ul className="k:flex k:max-md:justify-around k:md:gap-1">
        <NavigationLink
          {...link("members")}
          shortLabel={intl.formatMessage(messages.membersShort)}
          icon={<Search aria-hidden />}
        />
        <NavigationLink
          {...link("messages")}
          icon={<MessageCircle aria-hidden />}
          badge={<CounterBadge count={unread} label={intl.formatMessage(messages.unread, { count: unread })} />}
        />
        <NavigationLink
          {...link("likes")}
          icon={<Heart aria-hidden />}
          badge={<CounterBadge count={newLikes} label={intl.formatMessage(messages.newLikes, { count: newLikes })} />}
        />
        {credits === undefined ? (
          <NavigationLink
            {...link("premium")}
            shortLabel={intl.formatMessage(messages.premiumShort)}
            icon={<Crown aria-hidden />}
          />
        ) : (
          <NavigationLink
            {...link("credits")}
            icon={<Coins aria-hidden />}
            badge={
              credits <= lowCredits && (
                <Badge variant="solid" size="sm" tone={credits > 0 ? "caution" : "critical"}>
                  <span aria-hidden>{intl.formatNumber(credits)}</span>
                  <span className="k:sr-only">{intl.formatMessage(messages.creditsLeft, { count: credits })}</span>
                </Badge>
              )
            }
          />
        )}
      </ul>
    </nav>
  );
}
