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
      className={cn("mx-auto grid w-full max-w-page gap-8 px-gutter py-12", className)}
    >
      {title && <h2 className="font-heading text-2xl tracking-heading">{title}</h2>}
      <List className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {features.map((feature, index) => (
          <li key={feature.title} className="grid content-start gap-2">
            {ordered ? (
              <span aria-hidden className="font-heading text-3xl text-accent tabular-nums">
                {index + 1}
              </span>
            ) : (
              feature.icon && (
                <span
                  aria-hidden
                  className="mb-1 grid size-12 place-items-center rounded-card bg-soft-accent text-on-soft-accent [&>svg]:size-6"
                >
                  {feature.icon}
                </span>
              )
            )}
            <Heading className="font-heading text-lg">{feature.title}</Heading>
            <p className="text-muted">{feature.text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}
