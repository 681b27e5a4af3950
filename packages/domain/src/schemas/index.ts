export { type Schemas, schemas } from "./calls.ts";
export { type CallSchema, commonErrors } from "./define.ts";
export * from "./fields.ts";
export { parseInput, parseJson, refuseFields, refuseUnkeepable } from "./parse.ts";
export { text, word } from "./text.ts";
export { siteConfig } from "./settings.ts";
export { readBySchema } from "./read.ts";
