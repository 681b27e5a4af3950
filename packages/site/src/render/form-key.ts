import { createHash } from "node:crypto";

/** The request key of a file in a form that has a key itself. */
export const fileKeyOf = async (requestKey: string, file: File): Promise<string> =>
  formKeyOf(requestKey, [
    [
      "file",
      createHash("sha256")
        .update(await file.bytes())
        .digest("hex"),
    ],
  ]);

/**
 * The request key of what a form says on one page: sent twice it is the same, said otherwise it is another. A page that is made
 * anew has another one, too.
 */
export function formKeyOf(pageKey: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const hash = createHash("sha256").update(pageKey);
  for (const [name, value] of fields) if (typeof value === "string") hash.update(`\0${name}\0${value}`);
  const digits = hash.digest("hex");
  // As a UUID of version 8, which says that its maker has chosen the bits.
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
