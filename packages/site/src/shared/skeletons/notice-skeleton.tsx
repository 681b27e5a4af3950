import { Skeleton } from "@kindling/ui/skeleton";
import { Loading } from "./loading.tsx";

/** A picture, a line and a button in the middle of the page. */
export function NoticeSkeleton() {
  return (
    <Loading screen className="mx-auto grid max-w-text justify-items-center gap-4 px-gutter py-16">
      <Skeleton shape="circle" className="size-24" />
      <Skeleton className="w-2/3 text-xl" />
      <Skeleton className="w-full" />
      <Skeleton shape="block" className="h-control-md w-44" />
    </Loading>
  );
}
