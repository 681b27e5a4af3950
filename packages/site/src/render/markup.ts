import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server";

/**
 * The markup of a tree that waits for nothing. What fails below a Suspense boundary React would leave to the browser, and answer
 * as if all were well: here it fails the page.
 */
export async function renderMarkup(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(tree, {
    onError: (failure) => void failures.push(failure),
    // Whole and in its order: a part that comes later would need a script inside the page, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}
