export * from "./contacts.ts";
export * from "./graphemes.ts";
export * from "./limits.ts";
export * from "./scripts.ts";
export * from "./skeleton.ts";
export * from "./visible.ts";
