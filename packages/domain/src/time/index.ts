export * from "./calendar.ts";
export * from "./clock.ts";
export * from "./remember.ts";
export * from "./wait.ts";
