export * from "./calendar.ts";
export * from "./clock.ts";
