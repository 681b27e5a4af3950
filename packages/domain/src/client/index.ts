export * from "./client.ts";
export { eventText } from "./stream.ts";
export { browserUpload, filePart, type Upload } from "./upload.ts";
export { retryDelay } from "./retry.ts";
