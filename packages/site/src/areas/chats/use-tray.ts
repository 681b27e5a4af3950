import { errorCatalogue } from "@kindling/domain/contract";
import type { Upload } from "@kindling/ui/composer";
import type { PhotoUpload } from "../../shared/photos/use-uploads.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";

/** Photos as the composer's tray shows them. */
export function useTray(uploads: readonly PhotoUpload[]): readonly Upload[] {
  const errorText = useErrorText();
  return uploads.map(({ id, name, src, sent, progress, problem }) => ({
    id,
    name,
    preview: src,
    ...(sent && { progress: progress ?? 0 }),
    ...(problem && {
      error: errorText(problem),
      mayRetry: errorCatalogue[problem.code].retry || mayPass(problem.code),
    }),
  }));
}

/** What is not wrong with the photo itself: the member can do something about it, and send the same one again. */
const mayPass = (code: string): boolean => code === "not_enough_credits" || code === "email_not_confirmed";
