import { eventText } from "../client/event-text.ts";
import { CallError, type StreamEvent } from "../contract/index.ts";
import { accountOfToken } from "./accounts.ts";
import { writingRefusal } from "./chats.ts";
import { encounter } from "./encounter.ts";
import { type FakeContext, type FakeHandlers, ok } from "./handlers.ts";
import { type FakeWorld, instantIn } from "./world.ts";

/** A stream that somebody reads. */
interface FakeStream {
  readonly member: string;
  readonly token: string | undefined;
  seq: number;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
}

const open = new WeakMap<FakeWorld, Set<FakeStream>>();

function streamsOf(world: FakeWorld): Set<FakeStream> {
  const streams = open.get(world) ?? new Set();
  open.set(world, streams);
  return streams;
}

const encoder = new TextEncoder();
const write = ({ controller }: Pick<FakeStream, "controller">, event: StreamEvent): void =>
  controller.enqueue(encoder.encode(eventText(event)));

/** Brings every stream up to date: tells what has happened meanwhile, and ends those whose session has. */
export function flushStreams(world: FakeWorld): void {
  const streams = streamsOf(world);
  for (const stream of streams) {
    for (const event of (world.events.get(stream.member) ?? []).slice(stream.seq)) write(stream, event);
    stream.seq = world.events.get(stream.member)?.length ?? 0;
    if (accountOfToken(world, stream.token)) continue;
    streams.delete(stream);
    stream.controller.close();
  }
}

/** Answers a member's events after a number, then as they come: `ready` or `reload` first. */
export function openStream(
  { world, member, token }: FakeContext,
  after: number | undefined,
): ReadableStream<Uint8Array> {
  const { id } = member.user;
  const last = world.events.get(id)?.length ?? 0;
  const known = after === undefined || after <= last;
  const seq = known ? (after ?? last) : last;
  let stream: FakeStream;
  return new ReadableStream({
    start(controller) {
      stream = { member: id, token, seq, controller };
      write(stream, { kind: known ? "ready" : "reload", at: instantIn(world), seq });
      streamsOf(world).add(stream);
      flushStreams(world);
    },
    cancel: () => void streamsOf(world).delete(stream),
  });
}

/** Where a request says that a stream begins: a browser that comes back says it in a header. */
export function fieldsOfStream(request: Request): Record<string, string> {
  const last = request.headers.get("last-event-id");
  return { ...Object.fromEntries(new URL(request.url).searchParams), ...(last && { after: last }) };
}

export const eventHandlers: FakeHandlers<"typing"> = {
  typing: ({ body }, context) => {
    const { world, member } = context;
    try {
      const refusal = writingRefusal(context, encounter(context, body.profile), world.settings.message_credits);
      if (refusal || !world.settings.typing_shown) return ok;
    } catch (failure) {
      // The writer does not learn who may not be written to.
      if (failure instanceof CallError) return ok;
      throw failure;
    }
    for (const stream of streamsOf(world))
      if (stream.member === body.profile)
        write(stream, { kind: "typing", at: instantIn(world), profile: member.user.id });
    return ok;
  },
};
