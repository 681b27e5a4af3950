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
    <li className="k:max-md:min-w-0 k:max-md:flex-1">
      <a
        href={href}
        aria-current={current ? "page" : undefined}
        className={cn(
          "k:relative k:flex k:items-center k:rounded-control k:font-medium k:transition-colors k:hover:bg-soft-neutral",
          "k:max-md:min-h-14 k:max-md:flex-col k:max-md:gap-0.5 k:max-md:px-0.5 k:max-md:pt-2 k:max-md:pb-1 k:max-md:text-center k:max-md:text-xs",
          "k:md:min-h-control-md k:md:gap-2 k:md:px-3 k:md:text-md",
          current ? currentLook : "k:text-muted k:hover:text-default",
        )}
      >
        <span className="k:flex k:icon:size-6 k:md:icon:size-5">{icon}</span>
        {shortLabel && <span className="k:max-w-full k:truncate k:leading-tight k:md:hidden">{shortLabel}</span>}
        <span className={shortLabel ? "k:max-md:hidden" : "k:max-w-full k:truncate k:max-md:leading-tight"}>
          {label}
        </span>
        {badge && (
          <span className="k:flex k:max-md:absolute k:max-md:start-[calc(50%+0.25rem)] k:max-md:top-0.5">{badge}</span>
        )}
      </a>
    </li>
  );
}

/** On a phone a bar at the edge of the screen says it, so that it does not hang on colour alone. */
const currentLook =
  "k:text-accent k:max-md:before:absolute k:max-md:before:inset-x-4 k:max-md:before:top-0 k:max-md:before:h-0.5 k:max-md:before:rounded-full k:max-md:before:bg-current " +
  "k:md:bg-soft-accent k:md:text-on-soft-accent";
