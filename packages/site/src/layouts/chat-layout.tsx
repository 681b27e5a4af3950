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
      className={isList ? `flex h-dvh flex-col overflow-hidden ${tabBarSpace}` : "flex h-dvh flex-col overflow-hidden"}
    >
      <SiteNavigation hideTabs={!isList} className={isList ? undefined : "max-md:hidden"} />
      <Notices />
      <div id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </div>
      <SiteEntry strictOnly />
    </div>
  );
}
