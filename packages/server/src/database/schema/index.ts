export * from "./accounts.ts";
export * from "./books.ts";
export * from "./chats.ts";
export * from "./events.ts";
export * from "./holders.ts";
export * from "./members.ts";
export * from "./payments.ts";
export * from "./reports.ts";
