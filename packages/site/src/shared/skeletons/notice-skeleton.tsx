import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "./loading.tsx";

/** A picture, a line and a button in the middle of the page. */
export function NoticeSkeleton() {
  return (
    <Loading screen className="k:mx-auto k:grid k:max-w-text k:justify-items-center k:gap-4 k:px-gutter k:py-16">
      <Skeleton shape="circle" className="k:size-24" />
      <Skeleton className="k:w-2/3 k:text-xl" />
      <Skeleton className="k:w-full" />
      <Skeleton shape="block" className="k:h-control-md k:w-44" />
    </Loading>
  );
}
