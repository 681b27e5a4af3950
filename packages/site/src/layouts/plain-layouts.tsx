import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";
import { SiteEntry } from "./site-entry.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** A poster: logo bar, the screen, footer. */
export function LanderLayout({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="k:flex k:min-h-dvh k:flex-col">
        <header className="k:mx-auto k:flex k:min-h-16 k:w-full k:max-w-page k:items-center k:px-gutter">
          <a href="/" className="k:rounded-control">
            <Logo />
          </a>
        </header>
        <main id="main" tabIndex={-1} className="k:flex-1 k:outline-none">
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
    <main id="main" tabIndex={-1} className="k:min-h-dvh k:outline-none">
      {children}
    </main>
  );
}
