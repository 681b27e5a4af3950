import type { Upload } from "./upload.ts";

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
