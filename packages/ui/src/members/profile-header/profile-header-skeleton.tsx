import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";

/** The head of a profile in its final shape; the region around it says that it loads. */
export function ProfileHeaderSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="profile-header-skeleton"
      aria-hidden="true"
      className={cn(
        "grid animate-pulse grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        className,
      )}
      {...props}
    >
      <div className="aspect-4/5 rounded-card bg-placeholder" />
      <div className="flex flex-col gap-4">
        <div className="h-10 w-3/5 rounded-control bg-placeholder" />
        <div className="h-5 w-2/5 rounded-control bg-placeholder" />
        <div className="flex gap-2">
          <div className="h-control-lg w-44 rounded-control bg-placeholder" />
          <div className="h-control-lg w-28 rounded-control bg-placeholder" />
        </div>
      </div>
    </div>
  );
}
