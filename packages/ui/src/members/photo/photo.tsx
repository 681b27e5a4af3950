import { type ComponentProps, type SyntheticEvent, useCallback, useState } from "react";
import { cn } from "../../internal/cn.ts";
import { useComposedRefs } from "../../internal/compose-refs.ts";
import { noPhotoFace } from "../../internal/no-photo-face.ts";
import type { PhotoSource } from "../../internal/photo-source.ts";
import { photoRatios, type PhotoRatio } from "./photo.variants.ts";

export type { PhotoSource };

export interface PhotoProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height" | "placeholder"> {
  /** Without one, or when it cannot be loaded, a drawn face stands there. */
  photo?: PhotoSource | null;
  /** What a listener has to know; empty where the name already stands beside the photo. */
  alt: string;
  /** How it is cut. The face is kept: the cut takes more from below than from above. @default "original" */
  ratio?: PhotoRatio;
  /** For the photo that the page is about: loaded at once and first. @default false */
  priority?: boolean;
}

/**
 * A person's photo in a reserved place.
 *
 * Use it for every picture of a person: it keeps the place, so that nothing moves when the picture arrives. A row has an
 * `Avatar`.
 */
export function Photo({
  photo,
  alt,
  ratio = "original",
  priority = false,
  className,
  style,
  onError,
  ref,
  ...props
}: PhotoProps) {
  const [broken, setBroken] = useState<string>();
  const src = photo?.src;
  /** One that failed before the scripts came tells no handler any more. */
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(src);
    },
    [src],
  );
  const image = useComposedRefs(check, ref);
  const shape = cn("k:block k:w-full k:bg-placeholder", photoRatios[ratio], className);

  if (!photo || broken === photo.src) {
    return (
      <svg
        data-slot="photo"
        data-state="none"
        viewBox="0 0 80 100"
        preserveAspectRatio="xMidYMin slice"
        className={cn(shape, "k:text-muted", ratio === "original" && "k:aspect-4/5")}
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
        dangerouslySetInnerHTML={{ __html: noPhotoFace }}
      />
    );
  }

  function fail(event: SyntheticEvent<HTMLImageElement>) {
    onError?.(event);
    setBroken(src);
  }

  return (
    <img
      ref={image}
      data-slot="photo"
      src={photo.src}
      srcSet={photo.srcSet}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={shape}
      style={photo.placeholder ? { backgroundImage: `url("${photo.placeholder}")`, ...style } : style}
      onError={fail}
      {...props}
    />
  );
}
