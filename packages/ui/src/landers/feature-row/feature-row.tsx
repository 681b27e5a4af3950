import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";

export type Feature = {
  title: string;
  text: ReactNode;
  /** From the icon family; the look is the row's. */
  icon?: ReactNode;
};

export type FeatureRowProps = Omit<ComponentProps<"section">, "title"> & {
  /** What the features have in common. */
  title?: ReactNode;
  /** Two to four. */
  features: readonly Feature[];
  /** Numbers instead of icons, for what happens in this order. @default false */
  ordered?: boolean;
};

/**
 * What the site offers, or how it goes, in a few equal parts.
 *
 * Use it under a `HeroPoster`, for three or four points.
 */
export function FeatureRow({ title, features, ordered = false, className, ...props }: FeatureRowProps) {
  const List = ordered ? "ol" : "ul";
  const Heading = title ? "h3" : "h2";
  return (
    <section
      data-slot="feature-row"
      {...props}
      className={cn("k:mx-auto k:grid k:w-full k:max-w-page k:gap-8 k:px-gutter k:py-12", className)}
    >
      {title && <h2 className="k:font-heading k:text-2xl k:tracking-heading">{title}</h2>}
      <List className="k:grid k:gap-x-10 k:gap-y-8 k:sm:grid-cols-2 k:lg:auto-cols-fr k:lg:grid-flow-col k:lg:grid-cols-none">
        {features.map((feature, index) => (
          <li key={feature.title} className="k:grid k:content-start k:gap-2">
            {ordered ? (
              <span aria-hidden className="k:font-heading k:text-3xl k:text-accent k:tabular-nums">
                {index + 1}
              </span>
            ) : (
              feature.icon && (
                <span
                  aria-hidden
                  className="k:mb-1 k:grid k:size-12 k:place-items-center k:rounded-card k:bg-soft-accent k:text-on-soft-accent k:icon:size-6"
                >
                  {feature.icon}
                </span>
              )
            )}
            <Heading className="k:font-heading k:text-lg">{feature.title}</Heading>
            <p className="k:text-muted">{feature.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
