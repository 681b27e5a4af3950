export * from "./client.ts";
export { eventText } from "./event-text.ts";
export { browserUpload } from "./browser-upload.ts";
export { filePart, formOf, type Upload } from "./upload.ts";
export { retryDelay } from "./retry.ts";
