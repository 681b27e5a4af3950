import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

export type LogoBarProps = Omit<ComponentProps<"header">, "children"> & {
  /** The site's mark. */
  logo: ReactNode;
  /** The site's name, for those who do not see the logo. */
  name: string;
  /** Where the logo leads. */
  href: string;
  /** At the end: the language switcher, a quiet link to log in. */
  children?: ReactNode;
  /** Lies over the poster below it. @default false */
  overlay?: boolean;
};

/**
 * A lander's head: whose it is, and nothing that leads away from the one button.
 *
 * Use it on landers; pages of the site have the `TopNavigation`.
 */
export function LogoBar({ logo, name, href, overlay = false, className, children, ...props }: LogoBarProps) {
  return (
    <header
      data-slot="logo-bar"
      {...props}
      className={cn(
        "k:pt-[env(safe-area-inset-top)]",
        overlay ? "k:absolute k:inset-x-0 k:top-0 k:z-nav" : "k:border-b k:border-default k:bg-surface",
        className,
      )}
    >
      <div className="k:mx-auto k:flex k:min-h-16 k:w-full k:max-w-page k:items-center k:justify-between k:gap-4 k:px-gutter">
        <a
          href={href}
          aria-label={name}
          className={cn(
            "k:flex k:min-h-11 k:min-w-0 k:items-center k:rounded-control",
            overlay && "k:bg-surface k:px-3 k:text-default",
          )}
        >
          {logo}
        </a>
        {children && (
          <div className={cn("k:flex k:items-center k:gap-2", overlay && "k:rounded-control k:bg-surface")}>
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
