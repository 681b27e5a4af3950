import { CallError } from "@kindling/domain/contract";
import { photoEdge, photoKind, photoHeadBytes } from "@kindling/domain/rules";

/** A photo that weighs less is sent as it is, in bytes: to make it anew would save nothing. */
const light = 1_000_000;
const quality = 0.9;

async function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const kindOf = async (file: File) => photoKind(new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer()));

/** Whether a file is one that the server never reads, and few browsers do. */
export const isHeic = async (file: File): Promise<boolean> => (await kindOf(file)) === "heic";

/**
 * Makes a photo as small as it will be kept, upright, before it is sent; and a JPEG of a HEIC, where the browser reads one: else
 * that is refused here, as the server would do once all of it has come. What else it cannot read, the server judges as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const kind = await kindOf(file);
  if (!kind) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap && kind === "heic") throw new CallError("photo_refused", { reason: kind });
  if (!bitmap) return file;
  const scale = Math.min(1, photoEdge / Math.max(bitmap.width, bitmap.height));
  const asItIs = scale === 1 && file.size <= light && kind !== "heic";
  const drawn = asItIs ? null : await draw(bitmap, scale);
  bitmap.close();
  return drawn ? new File([drawn], file.name, { type: drawn.type }) : file;
}
