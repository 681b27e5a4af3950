import type { Image, Settings } from "@kindling/domain/contract";
import type { PhotoSource } from "@kindling/ui/photo";

/** A member's picture as the components take it; nothing where there is none to show. */
export function photoOf(
  image: Image | null | undefined,
  settings: Settings,
  size: "full" | "thumb" = "thumb",
): PhotoSource | null {
  if (!image || image.status !== "active") return null;
  const { width, height, placeholder } = image;
  return {
    src: settings.cdn_prefix + (size === "thumb" ? image.thumb_filename : image.filename),
    width,
    height,
    placeholder,
  };
}
