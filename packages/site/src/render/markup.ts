import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * The markup of a tree that waits for nothing. What fails below a Suspense boundary React would leave to the browser, and answer
 * as if all were well: here it fails the page.
 */
export function renderMarkup(tree: ReactNode): Promise<string> {
  return new Promise((done, fail) => {
    const failures: unknown[] = [];
    const parts: Uint8Array[] = [];
    const { pipe } = renderToPipeableStream(tree, {
      onError: (failure) => void failures.push(failure),
      onShellError: fail,
      onAllReady: () =>
        failures.length > 0
          ? fail(failures[0])
          : pipe(
              new Writable({
                write: (part: Uint8Array, _, next) => {
                  parts.push(part);
                  next();
                },
                final: () => done(Buffer.concat(parts).toString()),
              }),
            ),
      // Whole and in its order: a part that comes later would need a script inside the page, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}
