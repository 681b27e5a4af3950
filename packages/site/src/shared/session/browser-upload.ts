/** What sends files: a page that sends none does without. */
export { browserUpload } from "@kindling/domain/client";
