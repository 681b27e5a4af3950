import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

export interface ProfileFact {
  /** Key of the row, such as `hair-color`. */
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** What the person adds in their own words. */
  note?: ReactNode;
}

export interface ProfileFactsProps extends Omit<ComponentProps<"dl">, "children"> {
  /** In the order they are shown; what is not known is left out. */
  facts: readonly ProfileFact[];
}

/**
 * What a profile says about a person, label by label; two columns where there is room.
 *
 * Use it below the `ProfileHeader`; interests are an `InterestList`.
 */
export function ProfileFacts({ facts, className, ...props }: ProfileFactsProps) {
  return (
    <dl
      data-slot="profile-facts"
      className={cn("k:grid k:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] k:gap-x-8", className)}
      {...props}
    >
      {facts.map(({ id, label, value, note }) => (
        <div
          key={id}
          className="k:flex k:items-baseline k:justify-between k:gap-4 k:border-b-thin k:border-default k:py-2.5"
        >
          <dt className="k:text-sm k:text-muted">{label}</dt>
          <dd className="k:min-w-0 k:text-end k:font-medium k:wrap-anywhere">
            {value}
            {note && <span className="k:block k:text-sm k:font-normal k:text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
