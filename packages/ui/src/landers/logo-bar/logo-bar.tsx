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
        "pt-[env(safe-area-inset-top)]",
        overlay ? "absolute inset-x-0 top-0 z-nav" : "border-b border-default bg-surface",
        className,
      )}
    >
      <div className="mx-auto flex min-h-16 w-full max-w-page items-center justify-between gap-4 px-gutter">
        <a
          href={href}
          aria-label={name}
          className={cn(
            "flex min-h-11 min-w-0 items-center rounded-control",
            overlay && "bg-surface px-3 text-default",
          )}
        >
          {logo}
        </a>
        {children && (
          <div className={cn("flex items-center gap-2", overlay && "rounded-control bg-surface")}>{children}</div>
        )}
      </div>
    </header>
  );
}
