import { ProfileCardSkeleton } from "@kindling/ui/profile-card";
import { useIntl } from "react-intl";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";
import { MeetNav } from "../../shared/people/meet-nav.tsx";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./swipe-game.messages.ts";

/** The card to come. */
export function SwipeGameSkeleton() {
  const intl = useIntl();
  return (
    <Loading className={screenFrame("page", "k:grid-cols-1 k:gap-4")}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <MeetNav />
      <div className="k:mx-auto k:w-full k:max-w-[24rem]">
        <ProfileCardSkeleton />
      </div>
    </Loading>
  );
}
