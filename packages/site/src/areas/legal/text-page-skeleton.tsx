import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { screenFrame } from "../../shared/page/screen-frame.tsx";

const sections = [0, 1, 2];

/** A page of text to come. */
export const TextPageSkeleton = () => (
  <Loading screen className={screenFrame("text", "k:grid-cols-1 k:gap-8")}>
    <Skeleton className="k:w-2/3 k:text-2xl" />
    {sections.map((section) => (
      <div key={section} className="k:grid k:gap-3">
        <Skeleton className="k:w-1/3 k:text-xl" />
        <Skeleton />
        <Skeleton />
        <Skeleton className="k:w-4/5" />
      </div>
    ))}
  </Loading>
);
