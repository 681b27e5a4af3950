import { usePosted } from "../../shared/forms/use-posted.tsx";
import type { Posted } from "../../shared/forms/form.ts";

/** A form of a conversation that the browser itself has sent and that came back refused. */
export function useRefusal(): (Posted & { problem: NonNullable<Posted["problem"]> }) | null {
  const forms = [usePosted("message"), usePosted("message-photo"), usePosted("reveal")];
  for (const posted of forms) if (posted?.problem) return { ...posted, problem: posted.problem };
  return null;
}
