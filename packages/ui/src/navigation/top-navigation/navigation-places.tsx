import { Coins, Crown, Heart, MessageCircle, Search } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Badge } from "../../primitives/badge/badge.tsx";
import { CounterBadge } from "../../primitives/counter-badge/counter-badge.tsx";
import { cn } from "../../internal/cn.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { messages } from "./top-navigation.messages.ts";

export type NavigationItem = "members" | "messages" | "likes" | "credits" | "premium";

export type NavigationPlacesProps = Omit<ComponentProps<"nav">, "children"> & {
  /** Unread messages. */
  unread: number;
  /** Likes that the member has not seen. */
  newLikes: number;
  /** What is left, once the member has paid; without it the navigation offers Premium. */
  credits?: number | undefined;
  /** A balance of this or less is shown: as a warning, and as a danger at nothing. */
  lowCredits: number;
  /** Where each item leads. */
  hrefs: Record<NavigationItem, string>;
  /** The item that the page belongs to. */
  current?: NavigationItem | undefined;
  /**
   * Leaves the bar at the bottom of a phone out: for a page whose own bar is there, such as an open conversation.
   * @default false
   */
  hideTabs?: boolean;
};

/** A member's places in a `TopNavigation`, with what is new there: on a phone the bar at the bottom. */
export function NavigationPlaces({
  unread,
  newLikes,
  credits,
  lowCredits,
  hrefs,
  current,
  hideTabs = false,
  className,
  ...props
}: NavigationPlacesProps) {
  const intl = useIntl();
  const link = (item: NavigationItem) => ({
    href: hrefs[item],
    current: current === item,
    label: intl.formatMessage(messages[item]),
  });
  return (
    <nav
      aria-label={intl.formatMessage(messages.main)}
      data-slot="tab-bar"
      {...props}
      className={cn(
        "k:max-md:fixed k:max-md:inset-x-0 k:max-md:bottom-0 k:max-md:border-t-thin k:max-md:border-default k:max-md:bg-surface k:max-md:pb-[env(safe-area-inset-bottom)]",
        hideTabs && "k:max-md:hidden",
        className,
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
