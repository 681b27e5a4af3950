import { Skeleton } from "@kindling/ui/skeleton";
import { screenFrame } from "../page/screen-frame.tsx";
import { Loading } from "./loading.tsx";

/** Somebody to meet, below the ways to meet them. */
export const MeetSkeleton = () => (
  <Loading screen className={screenFrame("page", "k:grid-cols-1 k:gap-4")}>
    <Skeleton shape="block" className="k:h-11" />
    <Skeleton shape="block" className="k:h-96" />
  </Loading>
);
