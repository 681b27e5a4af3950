import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";

export interface ProfileCardSkeletonProps extends ComponentProps<"div"> {
  /** Keeps the line of interests free too. @default true */
  interests?: boolean;
}

/** A card in its final shape while the search runs; the region around it says that it loads. */
export function ProfileCardSkeleton({ interests = true, className, ...props }: ProfileCardSkeletonProps) {
  return (
    <div
      data-slot="profile-card-skeleton"
      aria-hidden="true"
      className={cn("k:flex k:flex-col k:overflow-hidden k:rounded-card k:bg-surface k:shadow-raised", className)}
      {...props}
    >
      <div className="k:flex k:aspect-4/5 k:animate-pulse k:flex-col k:justify-end k:bg-placeholder k:px-3 k:pb-2">
        <div className={cn(bar, "k:my-1 k:h-5 k:w-2/3")} />
      </div>
      <div className="k:flex k:animate-pulse k:flex-col k:gap-1 k:py-1.5 k:ps-3">
        <div className="k:flex k:h-[1lh] k:items-center k:text-sm">
          <div className="k:h-3 k:w-1/2 k:rounded-control k:bg-placeholder" />
        </div>
        {interests && (
          <div className="k:-ms-1 k:flex k:gap-1">
            <div className={chip} />
            <div className={chip} />
            <div className={chip} />
          </div>
        )}
      </div>
    </div>
  );
}

const bar = "k:rounded-control k:bg-surface k:opacity-60";
const chip = "k:h-7 k:w-9 k:rounded-full k:bg-placeholder";
