import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

export interface ProfileFact {
  /** Key of the row, such as `hair-color`. */
  id: string;
  label: ReactNode;
  value: ReactNode;
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
      className={cn("grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-8", className)}
      {...props}
    >
      {facts.map(({ id, label, value }) => (
        <div key={id} className="flex items-baseline justify-between gap-4 border-b-thin border-default py-2.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="min-w-0 text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
