import { CallError, isForeign } from "@kindling/domain/contract";
import { bodyMaxBytes } from "@kindling/domain/rules";
import { refuseUnkeepable } from "@kindling/domain/schemas";

/** The bytes of a body; refused as soon as there are too many, whatever it says of itself. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length")) > most) throw new CallError("request_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw new CallError("request_too_large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Whether a form comes with files. */
export const hasFiles = ({ headers }: Request): boolean =>
  headers.get("content-type")?.startsWith("multipart/form-data") ?? false;

/**
 * Reads a form that a browser has sent, with files of so many bytes at most; refuses what another site made it send before
 * anything is read.
 */
export async function readPost(request: Request, origin: string, files: number): Promise<FormData> {
  if (isForeign(request.headers, origin)) throw new CallError("foreign_origin");
  const type = request.headers.get("content-type") ?? "";
  const bytes = await readBytes(request, bodyMaxBytes + (hasFiles(request) ? files : 0));
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw new CallError("malformed_request");
  });
  for (const part of [...form].flat()) if (typeof part === "string") refuseUnkeepable(part);
  return form;
}
