import type { ReactNode } from "react";
import { Notices } from "./notices.tsx";
import { SiteEntry } from "./site-entry.tsx";
import { SiteNavigation } from "./site-navigation.tsx";

/** The whole screen for a conversation: navigation above, no footer. */
export function ChatLayout({ children }: { children?: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <SiteNavigation hideTabs />
      <Notices />
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        {children}
      </main>
      <SiteEntry strictOnly />
    </div>
  );
}
