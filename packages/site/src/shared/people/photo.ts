import type { Image, Settings } from "@kindling/domain/contract";
import type { PhotoSource } from "@kindling/ui/photo";

const files = { full: "filename", thumb: "thumb_filename", match: "match" } as const;

/** A member's picture as the components take it; nothing where there is none to show. */
export function photoOf(
  image: Image | null | undefined,
  settings: Settings,
  size: keyof typeof files = "thumb",
): PhotoSource | null {
  if (!image || image.status !== "active") return null;
  const { width, height, placeholder } = image;
  return {
    src: settings.cdn_prefix + image[files[size]],
    width,
    height,
    placeholder,
  };
}
