import { ProfileGridSkeleton } from "@kindling/ui/profile-grid";
import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { heroFrame, heroPhotoClass, heroPhotos, heroPhotosFrame } from "./hero-frame.ts";

/** The hero's photos to come. */
export const HeroPhotosSkeleton = () =>
  Array.from({ length: heroPhotos }, (_, index) => (
    <Skeleton key={index} shape="photo" className={heroPhotoClass(index)} />
  ));

/** The newest members to come. */
export function NewestSkeleton() {
  return (
    <Loading className="k:mx-auto k:grid k:w-full k:max-w-page k:gap-5 k:px-gutter k:py-10">
      <Skeleton className="k:w-48 k:text-2xl" />
      <ProfileGridSkeleton wide count={5} />
    </Loading>
  );
}

/** The front door to come. */
export function IndexSkeleton() {
  return (
    <>
      <Loading className={heroFrame}>
        <div className="k:grid k:gap-5">
          <Skeleton className="k:text-display" />
          <Skeleton className="k:w-2/3 k:text-display" />
          <Skeleton className="k:max-w-text k:text-lg" />
          <Skeleton shape="block" className="k:mt-2 k:h-control-lg k:w-44" />
          <Skeleton className="k:w-1/2 k:text-sm" />
        </div>
        <div className={heroPhotosFrame}>
          <HeroPhotosSkeleton />
        </div>
      </Loading>
      <NewestSkeleton />
    </>
  );
}
