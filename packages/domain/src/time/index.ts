export * from "./calendar.ts";
export * from "./clock.ts";
export * from "./wait.ts";
