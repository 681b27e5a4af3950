import { ProfileGridSkeleton } from "@kindling/ui/profile-grid";
import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { heroPhotoClass, heroPhotos, IndexHero } from "./index-hero.tsx";
import { useGuest } from "./use-guest.ts";

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

/** The front door without its people. */
export function IndexSkeleton() {
  return (
    <>
      <IndexHero guest={useGuest()} photos={<HeroPhotosSkeleton />} />
      <NewestSkeleton />
    </>
  );
}
