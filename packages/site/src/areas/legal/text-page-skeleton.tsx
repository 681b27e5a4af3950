import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "../../shared/skeletons/loading.tsx";
import { screenFrame } from "../../shared/page/screen-frame.tsx";

const sections = [0, 1, 2];

/** A page of text to come. */
export const TextPageSkeleton = () => (
  <Loading screen className={screenFrame("text", "grid-cols-1 gap-8")}>
    <Skeleton className="w-2/3 text-2xl" />
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
