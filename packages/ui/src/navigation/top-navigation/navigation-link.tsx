import type { ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

type NavigationLinkProps = {
  href: string;
  label: string;
  /** One word for a phone's tab bar, where the label has more. */
  shortLabel?: string | undefined;
  icon: ReactNode;
  badge?: ReactNode;
  /** It is the page that is shown, or above it. */
  current: boolean;
};

/** An icon over its word in a phone's tab bar, side by side on wider screens. */
export function NavigationLink({ href, label, shortLabel, icon, badge, current }: NavigationLinkProps) {
  return (
    <li className="max-md:min-w-0 max-md:flex-1">
      <a
        href={href}
        aria-current={current ? "page" : undefined}
        className={cn(
          "relative flex items-center rounded-control font-medium transition-colors hover:bg-soft-neutral",
          "max-md:min-h-14 max-md:flex-col max-md:gap-0.5 max-md:px-0.5 max-md:pt-2 max-md:pb-1 max-md:text-center max-md:text-xs",
          "md:min-h-control-md md:gap-2 md:px-3 md:text-md",
          current ? currentLook : "text-muted hover:text-default",
        )}
      >
        <span className="flex [&>svg]:size-6 md:[&>svg]:size-5">{icon}</span>
        {shortLabel && <span className="max-w-full truncate leading-tight md:hidden">{shortLabel}</span>}
        <span className={shortLabel ? "max-md:hidden" : "max-w-full truncate max-md:leading-tight"}>{label}</span>
        {badge && <span className="flex max-md:absolute max-md:start-[calc(50%+0.25rem)] max-md:top-0.5">{badge}</span>}
      </a>
    </li>
  );
}

/** On a phone a bar at the edge of the screen says it, so that it does not hang on colour alone. */
const currentLook =
  "text-accent max-md:before:absolute max-md:before:inset-x-4 max-md:before:top-0 max-md:before:h-0.5 max-md:before:rounded-full max-md:before:bg-current " +
  "md:bg-soft-accent md:text-on-soft-accent";
