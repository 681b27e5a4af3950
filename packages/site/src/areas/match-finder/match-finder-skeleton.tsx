import { ProfileGridSkeleton } from "@kindling/ui/profile-grid";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { MatchFinderFrame } from "./match-finder-frame.tsx";

/** Who is to be found. */
export const MatchFinderSkeleton = () => (
  <MatchFinderFrame>
    <Loading>
      <ProfileGridSkeleton wide />
    </Loading>
  </MatchFinderFrame>
);
