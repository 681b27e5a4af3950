import { errorCatalogue } from "@kindling/domain/contract";
import type { Upload } from "@kindling/ui/composer";
import type { PhotoUpload } from "../../shared/photos/upload-trays.ts";
import type { Problem } from "../../shared/problems/problem.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";

/** Photos as the composer's tray shows them. */
export function useTray(uploads: readonly PhotoUpload[]): readonly Upload[] {
  const errorText = useErrorText();
  return uploads.map(({ id, name, src, sent, progress, problem }) => ({
    id,
    name,
    ...(!isUnreadable(problem) && { preview: src }),
    ...(sent && { progress: progress ?? 0 }),
    ...(problem && {
      error: errorText(problem),
      mayRetry: errorCatalogue[problem.code].retry || mayPass(problem.code),
    }),
  }));
}

/** Whether nothing of a photo can be shown. */
const isUnreadable = (problem: Problem | null): boolean =>
  problem?.code === "photo_refused" && ["heic", "kind", "damaged"].includes(String(problem.facts["reason"]));

/** What is not wrong with the photo itself: the member can do something about it, and send the same one again. */
const mayPass = (code: string): boolean => code === "not_enough_credits" || code === "email_not_confirmed";
