import type { ClientOptions } from "@kindling/domain/client";
import { readKinds } from "@kindling/domain/contract";
import { loadAhead } from "../routing/chunk-guard.ts";

type Read = NonNullable<ClientOptions["read"]>;

let bySchema: Read | undefined;
let bringing = false;

/** Brings the schemas when the browser has nothing better to do. Without them answers are read as before. */
function bringSchemas(): void {
  if (bringing) return;
  bringing = true;
  const bring = () =>
    void loadAhead(async () => {
      ({ readBySchema: bySchema } = await import("@kindling/domain/schemas"));
    });
  if ("requestIdleCallback" in globalThis) requestIdleCallback(bring);
  else setTimeout(bring, 1_000);
}

/**
 * Reads an answer by its schema, once schemas are there, and till then by the kinds that are known. The first answer brings
 * them: a page that has all that it shows asks for nothing, and needs none.
 */
export const readAnswer: Read = (call, answer) => {
  bringSchemas();
  return bySchema?.(call, answer) ?? readKinds(answer);
};
