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

/** Uploads by XMLHttpRequest, the only way for a browser to tell how far it is. 1 is told when the server has answered. */
export const browserUpload: Upload = ({ url, method, headers, form, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    const cancel = () => request.abort();
    signal?.addEventListener("abort", cancel);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      // All that was sent may still be under way to the server.
      if (lengthComputable) onProgress(Math.min(loaded / total, 0.99));
    });
    request.addEventListener("load", () => {
      onProgress(1);
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader("retry-after");
      resolve(new Response(responseText, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} }));
    });
    request.addEventListener("error", () => reject(new TypeError("The upload failed.")));
    request.addEventListener("abort", () => reject(signal?.reason ?? new DOMException("Cancelled", "AbortError")));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", cancel));
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
