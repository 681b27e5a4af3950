export type CropArea = { x: number; y: number; width: number; height: number };

/** Long edge of what is sent; a phone's photo has three times as much and takes ten times as long. */
const MAX_EDGE = 2048;

/**
 * Cuts the area out of a photo, upright and without the metadata that a camera writes into it, such as the place.
 * @param area in pixels of the upright photo.
 */
export async function cutPhoto(file: Blob, area: CropArea): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_EDGE / Math.max(area.width, area.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to cut the photo on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The photo could not be encoded"))),
      "image/jpeg",
      0.88,
    );
  });
}
