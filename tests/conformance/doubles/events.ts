import { calls } from "@kindling/domain/contract";
import { breaks, type Double, type Fault, of, withHeaders, withQuery } from "./double.ts";

/** Changes the text of a stream as it goes by; `undefined` leaves a part of it out. */
const telling = (edit: (text: string) => string | undefined): Fault =>
  of(calls.getEvents, async (request, next) => {
    const response = await next(request);
    if (!response.ok) return response;
    const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
    const edited = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = edit(decoder.decode(chunk));
        if (text !== undefined) controller.enqueue(encoder.encode(text));
      },
    });
    return new Response(response.body!.pipeThrough(edited), response);
  });

export const eventDoubles: readonly Double[] = [
  breaks(
    "a-stream-tells-what-happens",
    "a stream tells of another message than the one that was sent",
    telling((text) => text.replace(/"message":\d+/, '"message":0')),
  ),
  breaks(
    "a-stream-goes-on-where-its-reader-was",
    "what a browser says in its header is not heard",
    of(calls.getEvents, (request, next) => next(withHeaders(request, (headers) => headers.delete("last-event-id")))),
  ),
  breaks(
    "a-stream-goes-on-where-its-reader-was",
    "one event is left out",
    of(calls.getEvents, (request, next) =>
      next(
        withQuery(request, (query) => query.has("after") && query.set("after", String(Number(query.get("after")) + 1))),
      ),
    ),
  ),
  breaks(
    "who-is-too-far-behind-reads-anew",
    "who is too far behind is told that nothing is missing",
    telling((text) => text.replace('"reload"', '"ready"')),
  ),
  breaks(
    "a-stream-ends-with-its-session",
    "a stream goes on without its session",
    of(calls.getEvents, async (request, next, world) => {
      const token = /session=([^;]*)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
      const account = world.sessions.get(token);
      const response = await next(request);
      if (!response.ok || account === undefined) return response;
      const forever = new TransformStream<Uint8Array, Uint8Array>({ flush: () => new Promise(() => {}) });
      return new Response(response.body!.pipeThrough(forever), response);
    }),
  ),
  breaks(
    "typing-is-told-to-the-other-one",
    "nobody hears that somebody is writing",
    telling((text) => (text.includes('"typing"') ? undefined : text)),
  ),
  breaks(
    "typing-is-told-to-the-other-one",
    "a block is no hindrance",
    of(calls.typing, async (request, next, world) => {
      const blocks = world.blocks.splice(0);
      const response = await next(request);
      world.blocks.push(...blocks);
      return response;
    }),
  ),
];
