/** What pictures may be that are sent to us. HEIC is known so that it can be refused by its name. */
export type PhotoKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

/** How much of a file says what it is. */
export const photoHeadBytes = 64;

const avif = ["avif", "avis"];
const heic = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The kind of a file in ISO's base format, by the brands that it begins with. */
function kindByBrands(head: string): PhotoKind | undefined {
  if (head.slice(4, 8) !== "ftyp") return undefined;
  const length = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const brands = head.slice(8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => avif.includes(brand))) return "avif";
  return brands.some((brand) => heic.includes(brand)) ? "heic" : undefined;
}

/** What a file is by how it begins, whatever its name and its sender say. */
export function photoKind(bytes: Uint8Array): PhotoKind | undefined {
  const head = textOf(bytes.subarray(0, photoHeadBytes));
  if (head.startsWith("\u00FF\u00D8\u00FF")) return "jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001A\n")) return "png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  return kindByBrands(head);
}
