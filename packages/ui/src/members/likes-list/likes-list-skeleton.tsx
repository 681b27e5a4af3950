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
      className={cn("animate-pulse divide-y-thin divide-default", className)}
      {...props}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-3 py-2.5">
          <div className="size-16 rounded-control bg-placeholder" />
          <div className="flex grow flex-col gap-2">
            <div className="h-5 w-2/5 rounded-control bg-placeholder" />
            <div className="h-4 w-1/4 rounded-control bg-placeholder" />
          </div>
        </div>
      ))}
    </div>
  );
}
