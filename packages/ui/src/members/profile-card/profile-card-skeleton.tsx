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
      <div className="flex aspect-4/5 animate-pulse flex-col justify-end gap-2 bg-placeholder p-3">
        <div className={cn(bar, "h-5 w-2/3")} />
        <div className={cn(bar, "h-4 w-2/5")} />
      </div>
      {interests && (
        <div className="flex min-h-11 animate-pulse items-center gap-1 ps-2">
          <div className={chip} />
          <div className={chip} />
          <div className={chip} />
        </div>
      )}
    </div>
  );
}

const bar = "rounded-control bg-surface opacity-60";
const chip = "h-7 w-9 rounded-full bg-placeholder";
