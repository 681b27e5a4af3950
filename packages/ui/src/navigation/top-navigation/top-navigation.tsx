import { ArrowLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/icon-button/icon-button.tsx";
import { cn } from "../../internal/cn.ts";
import { type Language, LanguageSwitcher } from "../language-switcher/language-switcher.tsx";
import { messages } from "./top-navigation.messages.ts";

export { type NavigationItem, NavigationPlaces, type NavigationPlacesProps } from "./navigation-places.tsx";
export { tabBarSpace } from "./top-navigation.variants.ts";

export type TopNavigationProps = Omit<ComponentProps<"header">, "children"> & {
  /** The site's mark; it leads home. */
  logo: ReactNode;
  /** The site's name, for those who do not see the logo. */
  name: string;
  /** The home page. */
  homeHref: string;
  /** A member's places: `NavigationPlaces`. */
  places?: ReactNode;
  /** What belongs to a member's account: an `AccountMenu`. Without one the Login button stands there. */
  account?: ReactNode;
  /** The page for logging in; without it no Login button is shown. */
  loginHref?: string;
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
  places,
  account,
  loginHref,
  languages = [],
  language = "",
  onLanguageChange,
  onBack,
  mainId,
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
        {places}
        <div className="k:flex k:items-center k:gap-2 k:md:ms-auto">
          <LanguageSwitcher languages={languages} current={language} onLanguageChange={onLanguageChange} compact />
          {account ?? (loginHref && <Button href={loginHref}>{intl.formatMessage(messages.login)}</Button>)}
        </div>
      </div>
    </header>
  );
}
