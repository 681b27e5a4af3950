export * from "./client.ts";
export { eventText } from "./stream.ts";
export { browserUpload, filePart, formOf, type Upload } from "./upload.ts";
export { retryDelay } from "./retry.ts";
