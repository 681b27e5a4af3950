import { LikesListSkeleton } from "@kindling/ui/likes-list";
import { Skeleton } from "@kindling/ui/skeleton";
import { useIntl } from "react-intl";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { messages } from "./likes.messages.ts";
import { screenFrame, ScreenTitle } from "../../shared/page/screen-frame.tsx";

/** The likes to come. */
export function LikesSkeleton() {
  const intl = useIntl();
  return (
    <Loading className={screenFrame()}>
      <ScreenTitle>{intl.formatMessage(messages.title)}</ScreenTitle>
      <Skeleton shape="block" className="k:h-11" />
      <LikesListSkeleton />
    </Loading>
  );
}
