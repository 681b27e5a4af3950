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
        "k:relative k:isolate k:overflow-hidden",
        over ? "k:min-h-[min(85dvh,52rem)] k:bg-sunken" : "k:bg-surface",
        heroLayouts[layout],
        className,
      )}
    >
      <div
        data-slot="hero-media"
        className={cn(
          "k:[&>img]:size-full k:[&>img]:object-cover k:[&>img]:object-[50%_20%] k:icon:size-full k:[&>video]:size-full k:[&>video]:object-cover",
          over ? "k:absolute k:inset-0 k:-z-1" : "k:relative k:min-h-[min(45dvh,24rem)] k:overflow-hidden",
          layout === "overlay" && besideWords,
          layout === "split" && "k:md:order-last k:md:min-h-[min(85dvh,44rem)]",
          layout === "stack" && "k:order-last",
        )}
      >
        {media}
        {layout === "center" && <div className="k:absolute k:inset-0 k:bg-(--k-bg-photo-scrim)" />}
      </div>
      <div
        className={cn(
          "k:flex k:w-full k:flex-col k:gap-5 k:px-gutter k:py-10 k:sm:px-8 k:md:py-16 k:lg:px-16",
          middle ? "k:items-center" : "k:items-start",
          layout === "overlay" && underFace,
          layout === "center" && "k:self-end k:text-on-photo k:md:self-center",
          layout === "split" && "k:order-first k:self-center",
          layout === "stack" && "k:mx-auto k:max-w-[48rem]",
        )}
      >
        <h1 className="k:font-heading k:text-3xl k:tracking-heading k:sm:text-display">{title}</h1>
        {text && <p className="k:max-w-text k:text-lg k:text-pretty">{text}</p>}
        {action}
        {note && <p className={cn("k:max-w-text k:text-sm", !over && "k:text-muted")}>{note}</p>}
      </div>
    </section>
  );
}

/** On a wide screen the picture comes in from the end of the words and fades out towards them. */
const besideWords =
  "k:md:start-1/2 k:md:[mask-image:linear-gradient(to_right,transparent,black_8rem)] k:rtl:md:[mask-image:linear-gradient(to_left,transparent,black_8rem)]";

/** On a phone the words begin below the upper half, where the face is. */
const underFace =
  "k:mt-[min(42dvh,24rem)] k:self-end k:bg-photo-scrim k:pt-(--k-photo-fade) k:text-on-photo k:[--k-long-photo-fade:6rem] " +
  "k:md:mt-0 k:md:w-1/2 k:md:justify-center k:md:self-stretch k:md:bg-none k:md:text-default";
