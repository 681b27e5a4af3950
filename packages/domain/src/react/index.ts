export * from "./answers.ts";
export * from "./call-key.ts";
export * from "./context.ts";
export * from "./use-call.ts";
export * from "./use-poll.ts";
export * from "./use-machine.ts";
