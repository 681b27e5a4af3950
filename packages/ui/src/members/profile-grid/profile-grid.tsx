import type { ComponentProps } from "react";
import { cn } from "../../internal/cn.ts";
import { ProfileCardSkeleton } from "../profile-card/profile-card-skeleton.tsx";

export interface ProfileGridProps extends ComponentProps<"ul"> {
  /** Five columns on the widest screen, for a page without filters beside it; four otherwise. @default false */
  wide?: boolean;
}

/**
 * Members in columns: two on a phone, three to five on wider screens. Its children are `ProfileGridItem`s.
 *
 * Use it for search results and suggestions; faces on a lander are a `MemberWall`.
 */
export function ProfileGrid({ wide = false, className, ...props }: ProfileGridProps) {
  return <ul data-slot="profile-grid" className={cn(columns, wide && "k:xl:grid-cols-5", className)} {...props} />;
}

/** One place in the grid. */
export function ProfileGridItem({ className, ...props }: ComponentProps<"li">) {
  return <li data-slot="profile-grid-item" className={cn("k:grid k:grid-cols-1", className)} {...props} />;
}

export interface ProfileGridSkeletonProps extends ProfileGridProps {
  /** How many cards will come, or fill the screen. @default 8 */
  count?: number;
}

/** The grid while the first answer is awaited. */
export function ProfileGridSkeleton({ count = 8, ...props }: ProfileGridSkeletonProps) {
  return (
    <ProfileGrid aria-hidden="true" {...props}>
      {Array.from({ length: count }, (_, index) => (
        <ProfileGridItem key={index}>
          <ProfileCardSkeleton />
        </ProfileGridItem>
      ))}
    </ProfileGrid>
  );
}

const columns = "k:grid k:grid-cols-2 k:gap-3 k:md:grid-cols-3 k:md:gap-gutter k:lg:grid-cols-4";
