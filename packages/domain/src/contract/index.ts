export * from "../vocabulary/index.ts";
export * from "./account.ts";
export * from "./call.ts";
export * from "./calls.ts";
export type * from "./entities.ts";
export * from "./origin.ts";
export * from "./read.ts";
