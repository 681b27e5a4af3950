export * from "./accounts.ts";
export * from "./chats.ts";
export * from "./members.ts";
export * from "./money.ts";
