import type { ClientOptions } from "@kindling/domain/client";
import { readKinds } from "@kindling/domain/contract";

type Read = NonNullable<ClientOptions["read"]>;

let bySchema: Read | undefined;

/** Reads an answer: at first by the kinds that are known, and by its schema once schemas are there. */
export const readAnswer: Read = (call, answer) => bySchema?.(call, answer) ?? readKinds(answer);

/** Brings the schemas when the browser has nothing better to do. Without them answers are read as before. */
export function bringSchemas(): void {
  const bring = () =>
    import("@kindling/domain/schemas").then(
      ({ readBySchema }) => (bySchema = readBySchema),
      () => {},
    );
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void bring());
  else setTimeout(() => void bring(), 1_000);
}
