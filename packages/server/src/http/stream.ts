import { eventText } from "@kindling/domain/client";

/** How often a stream that has nothing to tell says that it lives, so that no proxy closes it. */
const heartbeat = 25_000;

/** What a source may say at its end: after how many milliseconds to come back. */
interface End {
  readonly retry?: number;
}

const encoder = new TextEncoder();

/**
 * Answers events as they come, for as long as the reader stays; who leaves ends the source. Nothing is asked of the source
 * before the reader has taken what came before.
 */
export function streamEvents(events: AsyncIterable<unknown, End | undefined>): Response {
  const source = events[Symbol.asyncIterator]();
  let beat: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => {
        // Who takes nothing hears no heartbeat either.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": \n\n"));
      }, heartbeat);
    },
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (!done) return controller.enqueue(encoder.encode(eventText(value)));
        clearInterval(beat);
        if (value?.retry !== undefined) controller.enqueue(encoder.encode(`retry: ${value.retry}\n\n`));
        controller.close();
      } catch (failure) {
        clearInterval(beat);
        controller.error(failure);
      }
    },
    async cancel() {
      clearInterval(beat);
      await source.return?.();
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "cache-control": "private, no-store", "x-accel-buffering": "no" },
  });
}
