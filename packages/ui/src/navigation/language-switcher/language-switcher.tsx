import { ChevronDown, Globe } from "lucide-react";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../primitives/button/button.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../overlays/dropdown-menu/dropdown-menu.tsx";
import { messages } from "./language-switcher.messages.ts";

export type Language = {
  /** `fr` */
  code: string;
  /** Its own name for itself: `Français`. */
  name: string;
  /** The present page in it. */
  href?: string;
};

export type LanguageSwitcherProps = Omit<ComponentProps<"button">, "children"> & {
  /** Those that the visitor may choose. With fewer than two there is nothing to switch and nothing is shown. */
  languages: readonly Language[];
  /** The code of the one that the page is in. */
  current: string;
  /** The code of the language that was chosen. */
  onLanguageChange?: (code: string) => void;
  /** Leaves the name beside the globe out on a phone. @default false */
  compact?: boolean;
};

/**
 * Each language by its own name, so that people who cannot read the current one can find it.
 *
 * Use it in the navigation and the footer; a page of its own may list the languages as buttons.
 */
export function LanguageSwitcher({
  languages,
  current,
  onLanguageChange,
  compact = false,
  ...props
}: LanguageSwitcherProps) {
  const intl = useIntl();
  if (languages.length < 2) return null;
  const name = languages.find(({ code }) => code === current)?.name ?? current;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" tone="neutral" data-slot="language-switcher" {...props}>
          <Globe aria-hidden />
          <span className="k:sr-only">{intl.formatMessage(messages.language)}</span>
          <span lang={current} className={compact ? "k:max-sm:sr-only" : undefined}>
            {name}
          </span>
          <ChevronDown aria-hidden className={compact ? "k:max-sm:hidden" : undefined} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        items={() =>
          languages.map(({ code, name: label, href }) => ({
            label,
            href,
            lang: code,
            current: code === current,
            onSelect: () => onLanguageChange?.(code),
          }))
        }
      />
    </DropdownMenu>
  );
}
