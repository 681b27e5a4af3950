import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";

const sections = [0, 1, 2];

/** A page of text to come. */
export const TextPageSkeleton = () => (
  <Loading screen className="mx-auto grid w-full max-w-text gap-8 px-gutter py-10 lg:py-16">
    <Skeleton className="w-2/3 text-3xl" />
    {sections.map((section) => (
      <div key={section} className="grid gap-3">
        <Skeleton className="w-1/3 text-xl" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="w-4/5" />
      </div>
    ))}
  </Loading>
);
