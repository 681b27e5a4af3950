import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";

/** The head of a profile in its final shape; the region around it says that it loads. */
export function ProfileHeaderSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="profile-header-skeleton"
      aria-hidden="true"
      className={cn(
        "k:grid k:animate-pulse k:grid-cols-1 k:gap-x-8 k:gap-y-4 k:md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        className,
      )}
      {...props}
    >
      <div className="k:aspect-4/5 k:rounded-card k:bg-placeholder" />
      <div className="k:flex k:flex-col k:gap-4">
        <div className="k:h-10 k:w-3/5 k:rounded-control k:bg-placeholder" />
        <div className="k:h-5 k:w-2/5 k:rounded-control k:bg-placeholder" />
        <div className="k:flex k:gap-2">
          <div className="k:h-control-lg k:w-44 k:rounded-control k:bg-placeholder" />
          <div className="k:h-control-lg k:w-28 k:rounded-control k:bg-placeholder" />
        </div>
      </div>
    </div>
  );
}
