import { tabBarSpace } from "@kindling/ui/top-navigation";
import type { ReactNode } from "react";
import { useRouteMatch } from "../shared/routing/route-context.ts";
import { Notices } from "./notices.tsx";
import { SiteEntry } from "./site-entry.tsx";
import { SiteNavigation } from "./site-navigation.tsx";

/** The whole screen for conversations, without a footer; on a phone an open one has no navigation but its own way back. */
export function ChatLayout({ children }: { children?: ReactNode }) {
  const isList = useRouteMatch()?.route.name === "chats";
  return (
    <div
      className={
        isList
          ? `k:flex k:h-dvh k:flex-col k:overflow-hidden ${tabBarSpace}`
          : "k:flex k:h-dvh k:flex-col k:overflow-hidden"
      }
    >
      <SiteNavigation hideTabs={!isList} className={isList ? undefined : "k:max-md:hidden"} />
      <Notices />
      <div id="main" tabIndex={-1} className="k:flex k:min-h-0 k:flex-1 k:flex-col k:outline-none">
        {children}
      </div>
      <SiteEntry strictOnly />
    </div>
  );
}
