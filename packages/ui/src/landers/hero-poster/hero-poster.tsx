import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../internal/cn.ts";
import { type HeroLayout, heroLayouts } from "./hero-poster.variants.ts";

export type { HeroLayout };

export type HeroPosterProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The one thought. */
  title: ReactNode;
  /** One sentence more. */
  text?: ReactNode;
  /** The one button. */
  action: ReactNode;
  /** What has to be said beside it: the age, the costs. */
  note?: ReactNode;
  /** The one picture: a photo, a drawing, a wall of members, a video. It fills its place. */
  media: ReactNode;
  /** Where the words stand beside the picture. @default "overlay" */
  layout?: HeroLayout;
};

/**
 * A lander's poster: one thought, one picture, one button.
 *
 * Use it first on a lander, once.
 */
export function HeroPoster({
  title,
  text,
  action,
  note,
  media,
  layout = "overlay",
  className,
  ...props
}: HeroPosterProps) {
  const over = layout === "overlay" || layout === "center";
  const middle = layout === "center" || layout === "stack";
  return (
    <section
      data-slot="hero-poster"
      data-layout={layout}
      {...props}
      className={cn(
        "relative isolate overflow-hidden",
        over ? "min-h-[min(85dvh,52rem)] bg-sunken" : "bg-surface",
        heroLayouts[layout],
        className,
      )}
    >
      <div
        data-slot="hero-media"
        className={cn(
          "[&>img]:size-full [&>img]:object-cover [&>img]:object-[50%_20%] [&>svg]:size-full [&>video]:size-full [&>video]:object-cover",
          over ? "absolute inset-0 -z-1" : "relative min-h-[min(45dvh,24rem)] overflow-hidden",
          layout === "overlay" && besideWords,
          layout === "split" && "md:order-last md:min-h-[min(85dvh,44rem)]",
          layout === "stack" && "order-last",
        )}
      >
        {media}
        {layout === "center" && <div className="absolute inset-0 bg-(--bg-photo-scrim)" />}
      </div>
      <div
        className={cn(
          "flex w-full flex-col gap-5 px-gutter py-10 sm:px-8 md:py-16 lg:px-16",
          middle ? "items-center" : "items-start",
          layout === "overlay" && underFace,
          layout === "center" && "self-end text-on-photo md:self-center",
          layout === "split" && "order-first self-center",
          layout === "stack" && "mx-auto max-w-[48rem]",
        )}
      >
        <h1 className="font-heading text-3xl tracking-heading sm:text-display">{title}</h1>
        {text && <p className="max-w-text text-lg text-pretty">{text}</p>}
        {action}
        {note && <p className={cn("max-w-text text-sm", !over && "text-muted")}>{note}</p>}
      </div>
    </section>
  );
}

/** On a wide screen the picture comes in from the end of the words and fades out towards them. */
const besideWords =
  "md:start-1/2 md:[mask-image:linear-gradient(to_right,transparent,black_8rem)] rtl:md:[mask-image:linear-gradient(to_left,transparent,black_8rem)]";

/** On a phone the words begin below the upper half, where the face is. */
const underFace =
  "mt-[min(42dvh,24rem)] self-end bg-photo-scrim pt-(--photo-fade) text-on-photo [--long-photo-fade:6rem] " +
  "md:mt-0 md:w-1/2 md:justify-center md:self-stretch md:bg-none md:text-default";
