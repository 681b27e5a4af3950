export * from "./graphemes.ts";
export * from "./limits.ts";
export * from "./visible.ts";
