import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { MeetNav } from "../../shared/people/meet-nav.tsx";
import { messages } from "./match-finder.messages.ts";

/** The title and the ways to meet, above who was found. */
export function MatchFinderFrame({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={screenFrame("page", "k:grid-cols-1 k:gap-4")}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <MeetNav />
      <p className="k:max-w-text k:text-muted">{intl.formatMessage(messages.intro)}</p>
      {children}
    </div>
  );
}
