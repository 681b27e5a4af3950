import { ProfileGridSkeleton } from "@kindling/ui/profile-grid";
import { ProfileHeaderSkeleton } from "@kindling/ui/profile-header";
import { Skeleton } from "@kindling/ui/skeleton";
import { useContext } from "react";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { SearchFrame } from "./search-frame.tsx";
import { screenFrame } from "../../shared/page/screen-frame.tsx";
import { LoggedInContext } from "../../shared/user/use-user.ts";

/** Results to come. */
export const ResultsSkeleton = () => (
  <Loading>
    <ProfileGridSkeleton />
  </Loading>
);

/** The search without its people. */
export const SearchSkeleton = () => (
  <SearchFrame
    found={undefined}
    ways={useContext(LoggedInContext) && <Skeleton shape="block" className="k:h-11" />}
    filters={<Skeleton shape="block" className="k:h-11 k:self-start k:lg:h-96" />}
    results={<ResultsSkeleton />}
  />
);

/** A member's page to come. */
export const ProfileSkeleton = () => (
  <Loading screen className={screenFrame()}>
    <ProfileHeaderSkeleton />
  </Loading>
);
