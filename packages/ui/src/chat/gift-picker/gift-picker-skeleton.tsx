import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import { Skeleton } from "../../primitives/skeleton/skeleton.tsx";

export interface GiftPickerSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many places it keeps. @default 8 */
  count?: number;
}

/** The gifts while they are fetched. */
export function GiftPickerSkeleton({ count = 8, className, ...props }: GiftPickerSkeletonProps) {
  return (
    <div
      data-slot="gift-picker-skeleton"
      aria-hidden="true"
      className={cn("k:grid k:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] k:gap-2", className)}
      {...props}
    >
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" className="k:h-32" />
      ))}
    </div>
  );
}
