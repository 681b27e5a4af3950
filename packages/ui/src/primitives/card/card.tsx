import type { ComponentProps } from "react";

import { cn } from "../../internal/cn.ts";
import { headings } from "../../internal/headings.ts";
import { cardLook, type cardVariants } from "./card.variants.ts";

export interface CardProps extends ComponentProps<"div"> {
  /** How it stands out from the page. @default "raised" */
  variant?: keyof typeof cardVariants.variant;
  /** Room between its edge and what is in it. @default "md" */
  padding?: keyof typeof cardVariants.padding;
}

/**
 * A surface that holds together what belongs together.
 *
 * Use it where things of one kind lie side by side; a single text needs no frame.
 */
export function Card({ variant, padding, className, ...props }: CardProps) {
  return <div data-slot="card" className={cn(cardLook({ variant, padding }), className)} {...props} />;
}

export interface CardTitleProps extends ComponentProps<"h2"> {
  /** Its place in the page's outline. @default 2 */
  level?: 2 | 3 | 4;
}

export function CardTitle({ level = 2, ...props }: CardTitleProps) {
  const Heading = headings[level];
  return (
    <Heading
      data-slot="card-title"
      {...props}
      className={cn("k:font-heading k:text-xl k:tracking-heading", props.className)}
    />
  );
}

export function CardDescription(props: ComponentProps<"p">) {
  return <p data-slot="card-description" {...props} className={cn("k:text-sm k:text-muted", props.className)} />;
}

/** The actions under it, the main one last; they wrap on a narrow screen. */
export function CardActions(props: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-actions"
      {...props}
      className={cn("k:flex k:flex-wrap k:justify-end k:gap-3", props.className)}
    />
  );
}
