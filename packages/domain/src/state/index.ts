export * from "./account.ts";
export * from "./chunk-reload.ts";
export * from "./kept.ts";
export * from "./outbox.ts";
export * from "./payment.ts";
export * from "./poll.ts";
export * from "./title.ts";
export * from "./transcript.ts";
