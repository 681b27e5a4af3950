import type { ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

type NavigationLinkProps = {
  href: string;
  label: string;
  icon: ReactNode;
  badge?: ReactNode;
  /** It is the page that is shown, or above it. */
  current: boolean;
  /** The one item that asks for something. */
  emphasis?: boolean;
};

/** An icon over its word in a phone's tab bar, side by side on wider screens. */
export function NavigationLink({ href, label, icon, badge, current, emphasis = false }: NavigationLinkProps) {
  return (
    <li className="max-md:min-w-0 max-md:flex-1">
      <a
        href={href}
        aria-current={current ? "page" : undefined}
        className={cn(
          "relative flex items-center rounded-control font-medium transition-colors hover:bg-soft-neutral",
          "max-md:min-h-14 max-md:flex-col max-md:gap-0.5 max-md:px-0.5 max-md:pt-2 max-md:pb-1 max-md:text-center max-md:text-xs",
          "md:min-h-control-md md:gap-2 md:px-3 md:text-md",
          current || emphasis ? "text-accent" : "text-muted hover:text-default",
          current && "md:bg-soft-accent md:text-on-soft-accent",
        )}
      >
        <span className="flex [&>svg]:size-6 md:[&>svg]:size-5">{icon}</span>
        <span className="max-md:line-clamp-2 max-md:max-w-full max-md:leading-tight max-md:hyphens-auto">{label}</span>
        {badge && <span className="flex max-md:absolute max-md:start-[calc(50%+0.25rem)] max-md:top-0.5">{badge}</span>}
      </a>
    </li>
  );
}
