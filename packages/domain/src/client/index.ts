export * from "./client.ts";
export { eventText } from "./stream.ts";
export { browserUpload } from "./browser-upload.ts";
export { filePart, formOf, type Upload } from "./upload.ts";
export { retryDelay } from "./retry.ts";
