/** A form with a file, on its way. */
export interface UploadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly form: FormData;
  readonly signal: AbortSignal | undefined;
}

/** Sends a form and tells how much of it has gone, 0 to 1. Rejects when the network fails or the signal ends it. */
export type Upload = (request: UploadRequest, onProgress: (share: number) => void) => Promise<Response>;

/** The part of the form that holds the file. */
export const filePart = "file";

/** A call's body as fields of a form, with the file as its last part: who reads the form knows the rest first. */
export function formOf(body: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    if (value !== undefined) form.append(name, String(value));
  form.append(filePart, file);
  return form;
}

/** Uploads by `fetch`, which cannot tell how far it is. */
export const fetchUpload =
  (fetch: (request: Request) => Promise<Response>): Upload =>
  async ({ url, method, headers, form, signal }, onProgress) => {
    const response = await fetch(
      new Request(url, { method, headers, body: form, credentials: "same-origin", signal: signal ?? null }),
    );
    onProgress(1);
    return response;
  };
