import { eventText } from "@kindling/domain/client";

/** How often a stream that has nothing to tell says that it lives, so that no proxy closes it. */
const heartbeat = 25_000;

/** Answers events as they come, for as long as the reader stays; who leaves ends the source. */
export function streamEvents(events: AsyncIterable<unknown>): Response {
  const source = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode(": \n\n")), heartbeat);
    },
    async pull(controller) {
      try {
        const { done, value } = await source.next();
        if (!done) return controller.enqueue(encoder.encode(eventText(value)));
        clearInterval(beat);
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
