import { type Call, CallError } from "@kindling/domain/contract";
import { filePart } from "@kindling/domain/client";
import { parseJson } from "@kindling/domain/schemas";
import { parseFields } from "./parse.ts";

/** The body of a request as its call carries it, and the file that came with it. */
export interface SentBody {
  readonly fields: unknown;
  readonly file: File | undefined;
}

/** Reads a form with a file. Its size is bounded before anything is read (`limitBody`). */
async function readUpload(request: Request): Promise<SentBody> {
  const form = await request.formData().catch(() => {
    throw new CallError("malformed_request");
  });
  const file = form.get(filePart);
  if (!(file instanceof File)) throw new CallError("invalid_request", { fields: { [filePart]: { code: "required" } } });
  form.delete(filePart);
  return { fields: parseFields(form), file };
}

/** Reads the body of a request; a call that only reads has none. */
export async function readBody(call: Call, request: Request): Promise<SentBody> {
  if (call.method === "GET") return { fields: {}, file: undefined };
  return call.carry === "upload" ? readUpload(request) : { fields: parseJson(await request.text()), file: undefined };
}
