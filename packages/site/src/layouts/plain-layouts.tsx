import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";
import { SiteEntry } from "./site-entry.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** A poster: logo bar, the screen, footer. */
export function LanderLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <header className="mx-auto flex min-h-16 w-full max-w-page items-center px-gutter">
          <a href="/" className="rounded-control">
            <Logo />
          </a>
        </header>
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
      </div>
      <SiteFooter />
      <SiteEntry strictOnly />
    </>
  );
}

/** Nothing but the screen. */
export function EmptyLayout({ children }: { children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      {children}
    </main>
  );
}
