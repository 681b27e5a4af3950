import { tabBarSpace } from "@kindling/ui/top-navigation";
import type { ReactNode } from "react";
import { useUser } from "../shared/user/use-user.ts";
import { Notices } from "./notices.tsx";
import { SiteEntry } from "./site-entry.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteNavigation } from "./site-navigation.tsx";

/** Navigation, notices, the screen, footer. */
export function DefaultLayout({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <div className={user ? tabBarSpace : undefined}>
      {/* The footer begins below the first view, so that no screen that is still short pulls it in. */}
      <div className="k:flex k:min-h-dvh k:flex-col">
        <SiteNavigation />
        <Notices />
        <main id="main" tabIndex={-1} className="k:flex-1 k:outline-none">
          {children}
        </main>
      </div>
      <SiteFooter />
      <SiteEntry />
    </div>
  );
}
