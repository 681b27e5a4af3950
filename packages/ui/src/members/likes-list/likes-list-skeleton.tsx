import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";

export interface LikesListSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many places it keeps. @default 5 */
  count?: number;
}

/** The list while it loads. */
export function LikesListSkeleton({ count = 5, className, ...props }: LikesListSkeletonProps) {
  return (
    <div
      data-slot="likes-list-skeleton"
      aria-hidden="true"
      className={cn("k:animate-pulse k:divide-y-thin k:divide-default", className)}
      {...props}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="k:flex k:items-center k:gap-3 k:py-2.5">
          <div className="k:size-16 k:rounded-control k:bg-placeholder" />
          <div className="k:flex k:grow k:flex-col k:gap-2">
            <div className="k:h-5 k:w-2/5 k:rounded-control k:bg-placeholder" />
            <div className="k:h-4 k:w-1/4 k:rounded-control k:bg-placeholder" />
          </div>
        </div>
      ))}
    </div>
  );
}
