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
      className={cn("flex flex-col overflow-hidden rounded-card bg-surface shadow-raised", className)}
      {...props}
    >
      <div className="flex aspect-4/5 animate-pulse flex-col justify-end bg-placeholder px-3 pb-2">
        <div className={cn(bar, "my-1 h-5 w-2/3")} />
      </div>
      <div className="flex animate-pulse flex-col gap-1 py-1.5 ps-3">
        <div className="flex h-[1lh] items-center text-sm">
          <div className="h-3 w-1/2 rounded-control bg-placeholder" />
        </div>
        {interests && (
          <div className="-ms-1 flex gap-1">
            <div className={chip} />
            <div className={chip} />
            <div className={chip} />
          </div>
        )}
      </div>
    </div>
  );
}

const bar = "rounded-control bg-surface opacity-60";
const chip = "h-7 w-9 rounded-full bg-placeholder";
